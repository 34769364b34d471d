"""What is in the box: cards, boxes and tables, with their figures. Imports only the view's words."""
