"""What a company has and does by itself: slots, factories, technologies, markers, ties. Imports state and play."""
