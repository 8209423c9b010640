import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../../lib/errors/load-failure.tsx';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { SubscriptionSkeleton } from '../subscription-skeleton.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { Route } from './+types/group.route.ts';

const fetchScreen = () => import('./group-screen.tsx').then(({ GroupScreen }) => GroupScreen);

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'groups')('title'), isHidden: true });
}

/** Where a payer sets the number of seats and invites people. */
export default function GroupRoute({ loaderData: settings }: Route.ComponentProps) {
  const t = useMessages('groups');
  const Screen = useLazyComponent(fetchScreen);
  if (Screen === 'failed') return <ErrorBoundary />;
  return (
    <MemberPage title={t('title')} lead={t('lead')}>
      {Screen ? <Screen settings={settings} /> : <SubscriptionSkeleton />}
    </MemberPage>
  );
}

export function ErrorBoundary() {
  return <LoadFailure href={pathTo(pages.group)} />;
}
