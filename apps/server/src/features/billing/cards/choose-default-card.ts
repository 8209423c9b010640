import type { PaymentMethod } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { getOwnCustomerId } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { switchToCard } from './default-card.ts';
import { getOwnCard } from './get-own-card.ts';

export function chooseDefaultCard(
  context: BillingContext,
  userId: number,
  id: string,
): Promise<PaymentMethod> {
  return handlePaymentErrors(context, messageReference('billing', 'failed.makeDefault'), () =>
    context.locks(userId, async (lock) => {
      const customerId = await getOwnCustomerId(context, userId);
      await getOwnCard(context, customerId, id);
      await switchToCard(context, lock, customerId, id);
      return getOwnCard(context, customerId, id);
    }),
  );
}
