import { FormSkeleton, Loading } from '@rostra/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../list-states/load-failure.tsx';

interface LoadedFormProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** The form for what a query found. Until then a skeleton, and a notice if it failed. */
export function LoadedForm<T>({ query, children }: LoadedFormProps<T>) {
  return (
    <>
      {query.isError ? <LoadFailure query={query} /> : null}
      {query.isPending ? (
        <Loading className="mt-6 max-w-measure">
          <FormSkeleton />
        </Loading>
      ) : null}
      {query.data === undefined ? null : children(query.data)}
    </>
  );
}
