import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../../lib/errors/load-failure.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { LazyBillingPage } from '../lazy-billing-page.tsx';
import type { Route } from './+types/gifts.route.ts';

const fetchScreen = () => import('./gifts-screen.tsx').then(({ GiftsScreen }) => GiftsScreen);

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'gifts')('title'), isHidden: true });
}

export default function GiftsRoute({ loaderData: settings }: Route.ComponentProps) {
  const t = useMessages('gifts');
  return (
    <LazyBillingPage
      title={t('title')}
      lead={t('lead')}
      href={pathTo(pages.gifts)}
      settings={settings}
      fetchScreen={fetchScreen}
    />
  );
}

export function ErrorBoundary() {
  return <LoadFailure href={pathTo(pages.gifts)} />;
}
