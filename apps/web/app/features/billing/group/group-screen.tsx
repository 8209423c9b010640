import type { BillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, RetryNotice, TextLink } from '@rostra/ui';
import { BillingProvider } from '../account/use-billing.ts';
import { useServerBilling } from '../account/use-server-billing.ts';
import { SubscriptionSkeleton } from '../subscription-skeleton.tsx';
import { PeopleSection } from './people-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { useGroup } from './use-group.ts';

export function GroupScreen({ settings }: { settings: BillingSettings }) {
  return (
    <BillingProvider value={useServerBilling(settings)}>
      <GroupPage />
    </BillingProvider>
  );
}

function GroupPage() {
  const t = useMessages('groups');
  const { group, query } = useGroup();
  if (!group) {
    return query.isError ? (
      <RetryNotice title={t('loadFailed')} isBusy={query.isFetching} onRetry={query.refetch} />
    ) : (
      <SubscriptionSkeleton />
    );
  }
  return (
    <>
      {group.own ? (
        <>
          <SeatsSection group={group.own} />
          <PeopleSection group={group.own} />
        </>
      ) : (
        <Notice className="mb-8">{t('none')}</Notice>
      )}
      <TextLink href={pathTo(pages.subscription)}>{t('back')}</TextLink>
    </>
  );
}
