import type { PaymentMethod } from '@rostra/contract';
import { answerFailures } from '../answer-failures.ts';
import type { BillingContext } from '../context.ts';
import { getOwnCustomer } from '../own-customer.ts';
import { switchToCard } from './default-card.ts';
import { getOwnCard } from './get-own-card.ts';

export function chooseCard(
  context: BillingContext,
  userId: number,
  id: string,
): Promise<PaymentMethod> {
  return answerFailures(context, 'Failed to set default payment method', () =>
    context.locks(userId, async (lock) => {
      const customerId = await getOwnCustomer(context, userId);
      await getOwnCard(context, customerId, id);
      await switchToCard(context, lock, customerId, id);
      return getOwnCard(context, customerId, id);
    }),
  );
}
