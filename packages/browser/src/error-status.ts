/**
 * The status of a failed call, 0 without a response. Checked by shape, so that this module does not
 * import the client.
 */
export function errorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** The error code of a failed call, if the server sent one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The same call may succeed later: there was no response, or a server error. */
export function isTransient(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}
