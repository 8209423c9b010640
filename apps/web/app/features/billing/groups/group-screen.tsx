import type { BillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice, RetryNotice, TextLink } from '@rostra/ui';
import { hasServerBilling } from '../account/billing.ts';
import { BillingProvider, useBilling } from '../account/use-billing.ts';
import { useServerBilling } from '../account/use-server-billing.ts';
import { SubscriptionSkeleton } from '../subscription-skeleton.tsx';
import { groupLock } from './group-lock.ts';
import { PeopleSection } from './people/people-section.tsx';
import { SeatMembership } from './seat-membership.tsx';
import { SeatsSection } from './seats/seats-section.tsx';
import { useGroup } from './use-group.ts';

export function GroupScreen({ settings }: { settings: BillingSettings }) {
  const t = useMessages('groups');
  return hasServerBilling(settings.mode) ? (
    <ServerGroup settings={settings} />
  ) : (
    <Notice title={t('off')} />
  );
}

function ServerGroup({ settings }: { settings: BillingSettings }) {
  return (
    <BillingProvider value={useServerBilling(settings)}>
      <GroupPage />
    </BillingProvider>
  );
}

function GroupPage() {
  const t = useMessages('groups');
  const { overview } = useBilling();
  const { group, query } = useGroup();
  if (!group && query.isError) {
    return (
      <RetryNotice title={t('loadFailed')} isBusy={query.isFetching} onRetry={query.refetch} />
    );
  }
  if (!group || !overview) return <SubscriptionSkeleton />;
  const { own, membership } = group;
  const lock = own && groupLock(own, overview);
  return (
    <>
      {membership ? <SeatMembership membership={membership} /> : null}
      {own ? (
        <>
          <SeatsSection group={own} lock={lock} />
          <PeopleSection group={own} lock={lock} />
        </>
      ) : null}
      {own || membership ? (
        <TextLink href={pathTo(pages.subscription)}>{t('back')}</TextLink>
      ) : (
        <>
          <Notice title={t('none')} />
          <LinkButton href={pathTo(pages.subscription)} className="mt-6">
            {t('toPlans')}
          </LinkButton>
        </>
      )}
    </>
  );
}
