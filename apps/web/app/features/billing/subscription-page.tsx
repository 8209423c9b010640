import { EmptyState, LinkButton } from '@rostra/ui';
import { MemberPage } from '../../components/member-page.tsx';

export function SubscriptionPage() {
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
