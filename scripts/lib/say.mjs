/** Progress for a person at a terminal; goes to stderr so that stdout stays the program's own. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Ends with one sentence and no stack trace. */
export function fail(text) {
  say(text);
  process.exit(1);
}
