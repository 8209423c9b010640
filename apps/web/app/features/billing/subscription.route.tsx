import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { Notice } from '@rostra/ui';
import { MemberPage } from '../../lib/member-pages/member-page.tsx';
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
  return pageMeta(matches, { title: 'Subscription', isHidden: true });
}

export default function SubscriptionRoute({ loaderData: settings }: Route.ComponentProps) {
  const Screen = useLazyComponent(fetchScreen);
  if (Screen === 'failed') return <Unavailable />;
  return (
    <MemberPage title="Subscription" lead="Your plan, payment methods and invoices.">
      {Screen ? <Screen settings={settings} /> : <SubscriptionSkeleton />}
    </MemberPage>
  );
}

export function ErrorBoundary() {
  return <Unavailable />;
}

function Unavailable() {
  return (
    <MemberPage title="Subscription">
      <Notice tone="danger" isLive title="Subscription page unavailable">
        Your plan has not changed. Please try again in a few minutes.
      </Notice>
      {/* A full page load also fetches the scripts again. */}
      <a
        href={pathTo(pages.subscription)}
        className="mt-6 inline-block text-accent text-sm underline underline-offset-4"
      >
        Try again
      </a>
    </MemberPage>
  );
}
