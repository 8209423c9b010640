import { errorStatus } from '@rostra/browser/errors';
import { useMessages } from '@rostra/messages/react';
import { useCallback } from 'react';

/** Returns what the server said of an error, or that it could not be reached. */
export function useErrorText(): (error: unknown) => string {
  const noConnection = useMessages('studio-forms')('noConnection');
  return useCallback(
    (error) =>
      errorStatus(error) !== 0 && error instanceof Error && error.message
        ? error.message
        : noConnection,
    [noConnection],
  );
}
