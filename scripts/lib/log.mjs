/** Progress messages go to stderr, so that stdout belongs to the program itself. */
export function log(text) {
  process.stderr.write(`${text}\n`);
}

/** Exits with a message instead of a stack trace. */
export function fail(text) {
  log(text);
  process.exit(1);
}
