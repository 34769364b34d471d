-- Version 6: a host at work. A paused game keeps the seconds it had left (-1: it had no deadline).

ALTER TABLE games ADD COLUMN remaining REAL;
ALTER TABLE games ADD COLUMN nudged REAL;
