import { useState } from 'react';

interface Query {
  error: Error | null;
  isPending: boolean;
  /** How often it has failed. */
  errorUpdateCount: number;
}

/**
 * Why a query has failed. It is kept while a query without data is asked again, which forgets it: what
 * says so has the button for that, and the focus.
 */
export function useQueryError({ error, isPending, errorUpdateCount }: Query): Error | null {
  const [last, setLast] = useState<Error | null>(null);
  const failure = error ?? (isPending && errorUpdateCount > 0 ? last : null);
  if (failure !== last) setLast(failure);
  return failure;
}
