import type { PaymentMethod } from '@rostra/contract';
import { answerFailures } from '../answer-failures.ts';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../own-customer.ts';

export async function listOwnCards(
  context: BillingContext,
  userId: number,
): Promise<PaymentMethod[]> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
  if (customerId === null) return [];
  return answerFailures(context, 'Failed to load payment data. Please try again later.', () =>
    context.payments.listCards(customerId),
  );
}
