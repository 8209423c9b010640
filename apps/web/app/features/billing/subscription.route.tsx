import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../lib/errors/load-failure.tsx';
import { MemberPage } from '../../lib/member-pages/member-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/subscription.route.ts';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const fetchScreen = () =>
  import('./subscription-screen.tsx').then(({ SubscriptionScreen }) => SubscriptionScreen);

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'billing')('title'), isHidden: true });
}

export default function SubscriptionRoute({ loaderData: settings }: Route.ComponentProps) {
  const t = useMessages('billing');
  const Screen = useLazyComponent(fetchScreen);
  if (Screen === 'failed') return <Unavailable />;
  return (
    <MemberPage title={t('title')} lead={t('lead')}>
      {Screen ? <Screen settings={settings} /> : <SubscriptionSkeleton />}
    </MemberPage>
  );
}

export function ErrorBoundary() {
  return <Unavailable />;
}

function Unavailable() {
  return <LoadFailure href={pathTo(pages.subscription)} />;
}
