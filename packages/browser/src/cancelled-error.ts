/** The user cancelled the action, so there is nothing to report. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}
