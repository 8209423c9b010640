import { RetryNotice } from '@rostra/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryError } from './use-query-error.ts';

interface QueryStatesProps<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  /** The title of the notice with the retry button. */
  failed: string | ((failure: Error) => string);
  /** Whether screen readers announce the notice. */
  isLive?: boolean;
  className?: string;
  children: (data: T) => ReactNode;
}

/** What a query found. Until then a skeleton, and a notice if it failed, also above what it found before. */
export function QueryStates<T>(props: QueryStatesProps<T>) {
  const { query, skeleton, failed, isLive = true, className, children } = props;
  const failure = useQueryError(query);
  return (
    <>
      {query.isPending && !failure ? skeleton : null}
      {failure ? (
        <RetryNotice
          isLive={isLive}
          {...(className ? { className } : {})}
          title={typeof failed === 'string' ? failed : failed(failure)}
          isBusy={query.isFetching}
          onRetry={query.refetch}
        />
      ) : null}
      {query.data === undefined ? null : children(query.data)}
    </>
  );
}
