-- A question keeps its kind, so that a command which answers one kind finds it without loading a table. Those of older
-- versions are asked for anew when the bot starts.

DELETE FROM questions;

ALTER TABLE questions ADD COLUMN kind TEXT NOT NULL DEFAULT '';
