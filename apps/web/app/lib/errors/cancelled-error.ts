/** The user stopped an action that they had begun. There is nothing to report to them. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}
