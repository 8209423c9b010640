import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice, Skeleton } from '@rostra/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';

interface SampleLoadingProps {
  query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
}

export function SampleLoading({ query }: SampleLoadingProps) {
  const t = useMessages('studio-mails');
  const preview = useMessages('studio-preview');
  if (query.isError) {
    return (
      <RetryNotice
        className="mt-4"
        title={t('loadFailed')}
        isBusy={query.isFetching}
        onRetry={() => query.refetch()}
      >
        {errorText(query.error, preview('noConnection'))}
      </RetryNotice>
    );
  }
  return (
    <Loading className="mt-6">
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}
