import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../lib/errors/load-failure.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/subscription.route.ts';
import { LazyBillingPage } from './lazy-billing-page.tsx';

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
  return (
    <LazyBillingPage
      title={t('title')}
      lead={t('lead')}
      href={pathTo(pages.subscription)}
      settings={settings}
      fetchScreen={fetchScreen}
    />
  );
}

export function ErrorBoundary() {
  return <LoadFailure href={pathTo(pages.subscription)} />;
}
