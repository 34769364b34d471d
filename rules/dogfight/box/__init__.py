"""What is in the box: cards, airplanes and their figures. Imports nothing else of the dogfight."""
