import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import { type FailingQuery, LoadFailure } from '../../lib/list-states/load-failure.tsx';

/** While there is no page to show yet, or why there is none. */
export function PreviewStates({ query }: { query: FailingQuery & { readonly isError: boolean } }) {
  const t = useMessages('studio-preview');
  if (query.isError) return <LoadFailure query={query} title={t('failed')} />;
  return (
    <Loading className="mt-6">
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}
