import { useState } from 'react';

interface Query {
  error: Error | null;
  isPending: boolean;
  /** The number of failures. */
  errorUpdateCount: number;
}

/**
 * The error of a query. A retry resets `error`, which would unmount the notice with the focused
 * retry button, so the last error is kept while the retry runs.
 */
export function useQueryError({ error, isPending, errorUpdateCount }: Query): Error | null {
  const [last, setLast] = useState<Error | null>(null);
  const failure = error ?? (isPending && errorUpdateCount > 0 ? last : null);
  if (failure !== last) setLast(failure);
  return failure;
}
