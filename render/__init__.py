"""Pictures and words: a view goes in; image bytes, alt text and sentences come out."""
