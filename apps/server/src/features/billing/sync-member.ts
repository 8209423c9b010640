import type { BillingOverview } from '@rostra/contract';
import { answerFailures } from './answer-failures.ts';
import type { BillingContext } from './context.ts';
import { converge } from './converge.ts';
import { getBillingUser } from './own-customer.ts';
import { describeBilling } from './views.ts';

/** Asks Stripe rather than waiting to be told: the page a payment returns to may come first. */
export function syncMember(context: BillingContext, userId: number): Promise<BillingOverview> {
  return answerFailures(
    context,
    'Failed to load payment data. Please try again later.',
    async () => {
      await context.locks(userId, async (lock) => {
        const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
        if (customerId !== null) await converge(context, lock, customerId);
      });
      return describeBilling(context, await getBillingUser(context, userId));
    },
  );
}
