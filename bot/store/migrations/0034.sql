-- What the post of a step says, as things to be said, in whatever language. Older steps have said their whole story.
ALTER TABLE steps ADD COLUMN news TEXT NOT NULL DEFAULT '';
