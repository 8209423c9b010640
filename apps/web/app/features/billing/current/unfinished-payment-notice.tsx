import type { BillingOverview } from '@rostra/contract';
import { LinkButton, Notice } from '@rostra/ui';
import { planPath } from '../../../lib/navigation/plan-path.ts';
import { UNFINISHED_TITLE } from '../billing-texts.ts';

/** Points to an unfinished first payment. */
export function UnfinishedPaymentNotice({ overview }: { overview: BillingOverview }) {
  const { subscription } = overview;
  if (overview.state !== 'incomplete' || !subscription?.planId) return null;
  return (
    <Notice tone="warning" className="mb-8" title={UNFINISHED_TITLE}>
      <p>
        You started subscribing to {subscription.planName}. Nothing has been charged. You can finish
        the payment within a day, or choose another plan.
      </p>
      <LinkButton href={planPath(subscription.planId)} size="small" className="mt-3">
        Finish payment
      </LinkButton>
    </Notice>
  );
}
