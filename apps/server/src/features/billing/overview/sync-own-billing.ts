import type { BillingOverview } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { getBillingOverview } from './get-billing-overview.ts';

/** For the page a payment returns to, which may be opened before the webhook arrives. */
export function syncOwnBilling(context: BillingContext, userId: number): Promise<BillingOverview> {
  return handlePaymentErrors(context, messageReference('billing', 'dataNotLoaded'), async () => {
    await context.locks(userId, async (lock) => {
      const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
      if (customerId !== null) await syncCustomer(context, lock, customerId);
    });
    return getBillingOverview(context, userId);
  });
}
