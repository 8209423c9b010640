import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';

export function startCardSetup(context: BillingContext, userId: number) {
  return handlePaymentErrors(context, messageReference('billing', 'failed.addCard'), () =>
    context.locks(userId, async (lock) =>
      context.payments.createSetupIntent(await ensureCustomer(context, lock)),
    ),
  );
}
