import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice, Skeleton, TextLink } from '@rostra/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../lib/page-metadata/secret-page-meta.ts';
import { useApi } from '../../sessions/index.ts';
import type { Route } from './+types/gift.route.ts';
import { GiftDetails } from './gift-details.tsx';
import { giftQuery, MAX_CHECKS } from './gifts-query.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, { title: translate(matches, 'gifts')('giftTitle') });
}

/** Where a payment for a gift returns to, and where its code is. */
export default function GiftRoute({ params }: Route.ComponentProps) {
  const t = useMessages('gifts');
  const { hasFailed } = useCleanAddress();
  const query = giftQuery(useApi(), params.id);
  const gift = useQuery(query);
  const checks = useQueryClient().getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const failure = useQueryError(gift);
  return (
    <MemberPage title={t('giftTitle')}>
      {gift.isPending && !failure ? (
        <Loading>
          <Skeleton className="h-12 w-full" />
        </Loading>
      ) : null}
      {failure && !gift.data ? (
        <RetryNotice title={t('giftNotLoaded')} isBusy={gift.isFetching} onRetry={gift.refetch} />
      ) : null}
      {gift.data ? (
        <GiftDetails gift={gift.data} isWaiting={!hasFailed && checks < MAX_CHECKS} />
      ) : null}
      <p className="mt-8 print:hidden">
        <TextLink href={pathTo(pages.gifts)}>{t('back')}</TextLink>
      </p>
    </MemberPage>
  );
}

/** Removes what Stripe adds to the address when it returns from a bank, which contains a secret. */
function useCleanAddress(): { hasFailed: boolean } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [hasFailed] = useState(
    () => new URLSearchParams(search).get('redirect_status') === 'failed',
  );
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return { hasFailed };
}
