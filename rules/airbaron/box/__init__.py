"""What is in the box: hubs, spokes, boards and markers, with their figures. Imports only the view's words."""
