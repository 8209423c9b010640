import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';

interface SampleLoadingProps {
  query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
}

export function SampleLoading({ query }: SampleLoadingProps) {
  const t = useMessages('studio-mails');
  if (query.isError) {
    return <LoadFailure query={query} title={t('loadFailed')} />;
  }
  return (
    <Loading className="mt-6">
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}
