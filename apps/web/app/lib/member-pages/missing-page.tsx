import { errorStatus } from '@rostra/browser/errors';
import { ArticleSkeleton, LinkButton, Loading, RetryNotice } from '@rostra/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { MemberPage } from './member-page.tsx';
import { useQueryError } from './use-query-error.ts';

interface MissingPageProps {
  query: UseQueryResult<unknown>;
  /** Leads to what there is. */
  listHref: string;
  texts: Record<'title' | 'notLoaded' | 'notFound' | 'notFoundText' | 'seeAll', string>;
}

/** Instead of a text that is being loaded, that nobody has written, or that could not be loaded. */
export function MissingPage({ query, listHref, texts }: MissingPageProps) {
  const failure = useQueryError(query);
  if (!failure) {
    return (
      <Loading>
        <ArticleSkeleton />
      </Loading>
    );
  }
  // Of an address that nothing can have, the server says 400.
  if ([400, 404].includes(errorStatus(failure) ?? 0)) {
    return (
      <MemberPage title={texts.notFound} lead={texts.notFoundText}>
        <LinkButton href={listHref}>{texts.seeAll}</LinkButton>
      </MemberPage>
    );
  }
  return (
    <MemberPage title={texts.title}>
      <RetryNotice title={texts.notLoaded} isBusy={query.isFetching} onRetry={query.refetch} />
    </MemberPage>
  );
}
