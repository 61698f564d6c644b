// The way in for assistants.
