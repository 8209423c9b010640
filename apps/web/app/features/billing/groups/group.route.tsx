import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../../lib/errors/load-failure.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { LazyBillingPage } from '../lazy-billing-page.tsx';
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
  return (
    <LazyBillingPage
      title={t('title')}
      lead={t('lead')}
      href={pathTo(pages.group)}
      settings={settings}
      fetchScreen={fetchScreen}
    />
  );
}

export function ErrorBoundary() {
  return <LoadFailure href={pathTo(pages.group)} />;
}
