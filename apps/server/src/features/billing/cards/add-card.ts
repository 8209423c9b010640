import type { PaymentMethod } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { findDueInvoice, switchToCard } from './default-card.ts';
import { getOwnCard } from './get-own-card.ts';

export function addCard(
  context: BillingContext,
  userId: number,
  { paymentMethodId, makeDefault }: { paymentMethodId: string; makeDefault?: boolean | undefined },
): Promise<PaymentMethod> {
  return handlePaymentErrors(context, messageReference('billing', 'failed.addCard'), () =>
    context.locks(userId, async (lock) => {
      const customerId = await ensureCustomer(context, lock);
      const before = await context.payments.listCards(customerId);
      if (!before.some(({ id }) => id === paymentMethodId)) {
        await context.payments.attachCard(customerId, paymentMethodId);
      }
      const isDue = (await findDueInvoice(context, userId)) !== undefined;
      const isFirst = !before.some(({ isDefault }) => isDefault);
      if (makeDefault ?? (isFirst || isDue)) {
        await switchToCard(context, lock, customerId, paymentMethodId);
      }
      return getOwnCard(context, customerId, paymentMethodId);
    }),
  );
}
