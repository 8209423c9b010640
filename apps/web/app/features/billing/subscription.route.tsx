import { DashboardSkeleton, Notice } from '@rostra/ui';
import { MemberPage } from '../../components/member-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFetchedComponent } from '../../lib/use-fetched-component.ts';
import type { Route } from './+types/subscription.route.ts';

const fetchPage = () =>
  import('./subscription-page.tsx').then(({ SubscriptionPage }) => SubscriptionPage);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Subscription', isHidden: true });
}

export default function SubscriptionRoute() {
  const Page = useFetchedComponent(fetchPage);
  if (Page === 'failed') return <Unavailable />;
  return Page ? <Page /> : <DashboardSkeleton />;
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
