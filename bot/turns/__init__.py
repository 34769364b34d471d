"""When things happen: the one door to resolution, deadlines, reminders. Imports post, tables and store."""
