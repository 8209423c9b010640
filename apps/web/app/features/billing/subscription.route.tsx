<<<<<<< HEAD
import { type BillingSettings, getBillingSettings } from '@rostra/contract';
import { Notice } from '@rostra/ui';
=======
import { DashboardSkeleton, Notice } from '@rostra/ui';
>>>>>>> main
import { MemberPage } from '../../components/member-page.tsx';
import { load } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFetchedComponent } from '../../lib/use-fetched-component.ts';
import type { Route } from './+types/subscription.route.ts';
import { BillingProvider } from './account/use-billing.ts';
import { useServerBilling } from './account/use-server-billing.ts';
import { useSimulatedBilling } from './account/use-simulated-billing.ts';
import { SubscriptionPage } from './subscription-page.tsx';
import { useSyncAfterPortal } from './use-sync-after-portal.ts';

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

const fetchPage = () =>
  import('./subscription-page.tsx').then(({ SubscriptionPage }) => SubscriptionPage);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Subscription', isHidden: true });
}

<<<<<<< HEAD
export default function SubscriptionRoute({ loaderData: settings }: Route.ComponentProps) {
  return (
    <MemberPage title="Subscription" lead="Your plan, how it is paid, and your invoices.">
      {settings.mode === 'simulated' ? (
        <SimulatedSubscription settings={settings} />
      ) : (
        <ServerSubscription settings={settings} />
      )}
    </MemberPage>
  );
=======
export default function SubscriptionRoute() {
  const Page = useFetchedComponent(fetchPage);
  if (Page === 'failed') return <Unavailable />;
  return Page ? <Page /> : <DashboardSkeleton />;
>>>>>>> main
}

function SimulatedSubscription({ settings }: { settings: BillingSettings }) {
  return (
    <BillingProvider value={useSimulatedBilling(settings)}>
      <SubscriptionPage />
    </BillingProvider>
  );
}

function ServerSubscription({ settings }: { settings: BillingSettings }) {
  useSyncAfterPortal();
  return (
    <BillingProvider value={useServerBilling(settings)}>
      <SubscriptionPage />
    </BillingProvider>
  );
}

export function ErrorBoundary() {
  return <Unavailable />;
}

function Unavailable() {
  return (
    <MemberPage title="Subscription">
      <Notice tone="danger" isLive title="Subscription page unavailable">
        Nothing about your plan has changed. Please try again in a few minutes.
      </Notice>
      {/* A full load, not the router's: it also fetches the program anew. */}
      <a
        href="/dashboard/subscription"
        className="mt-6 inline-block text-accent text-sm underline underline-offset-4"
      >
        Try again
      </a>
    </MemberPage>
  );
}
