/** The status of a failed call; 0 if no answer came. Known by shape, to leave the client's code out. */
export function errorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** The code of a failed call, if the server gave one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The same call may succeed later: no answer came, or the server could not give one. */
export function isTransient(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}
