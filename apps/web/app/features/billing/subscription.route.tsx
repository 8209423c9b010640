import { EmptyState, LinkButton, Notice } from '@rostra/ui';
import { MemberPage } from '../../components/member-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/subscription.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Subscription', isHidden: true });
}

export default function SubscriptionRoute() {
  return (
    <MemberPage title="Subscription">
      <EmptyState
        title="You have no subscription"
        action={
          <LinkButton href="/dashboard" variant="secondary">
            Back to the dashboard
          </LinkButton>
        }
      >
        Plans, your payment method and your invoices will stand here as soon as plans are offered.
      </EmptyState>
    </MemberPage>
  );
}

export function ErrorBoundary() {
  return (
    <MemberPage title="Subscription">
      <Notice tone="danger" title="Subscription page unavailable">
        Nothing about your plan has changed. Please try again in a few minutes.
      </Notice>
      <a
        href="/dashboard/subscription"
        className="mt-6 inline-block text-accent text-sm underline underline-offset-4"
      >
        Try again
      </a>
    </MemberPage>
  );
}
