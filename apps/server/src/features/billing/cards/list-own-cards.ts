import type { PaymentMethod } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';

export async function listOwnCards(
  context: BillingContext,
  userId: number,
): Promise<PaymentMethod[]> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
  if (customerId === null) return [];
  return handlePaymentErrors(context, messageReference('billing', 'dataNotLoaded'), () =>
    context.payments.listCards(customerId),
  );
}
