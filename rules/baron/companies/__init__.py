"""What a company has: slots, factories, technologies, markers, and how ties break. Imports state and play."""
