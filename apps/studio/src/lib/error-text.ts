import { errorStatus } from '@rostra/browser/errors';

/** What the server said, or the given text if it could not be reached. */
export function errorText(error: unknown, noConnection: string): string {
  if (errorStatus(error) === 0) return noConnection;
  return error instanceof Error && error.message ? error.message : noConnection;
}
