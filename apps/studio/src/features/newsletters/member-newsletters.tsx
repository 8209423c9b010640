import { useMessages } from '@rostra/messages/react';
import { Notice, Skeleton, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { memberSubscriptionsQuery, subscriberPath } from './newsletters-query.ts';
import { SubscriptionList } from './subscription-list.tsx';

/** The newsletters of a member, on the page of the member. */
export function MemberNewsletters({ memberId }: { memberId: number }) {
  const t = useMessages('studio-newsletters');
  const can = useCan();
  const query = useQuery(memberSubscriptionsQuery(useApi(), memberId));
  if (query.isError) return <LoadFailure query={query} />;
  if (!query.data) return <Skeleton className="mt-3 h-24 w-full" />;
  const { subscriberId, subscriptions, suppression } = query.data;
  return (
    <>
      {suppression ? (
        <Notice tone="warning" className="mb-4 max-w-measure" title={t('state.suppressed')}>
          {t(`suppressed.${suppression.reason}`)}
        </Notice>
      ) : null}
      <SubscriptionList subscriptions={subscriptions} />
      {subscriberId !== null && can('members.manage') ? (
        <p className="mt-4">
          <TextLink href={subscriberPath(subscriberId)}>{t('openSubscriber')}</TextLink>
        </p>
      ) : null}
    </>
  );
}
