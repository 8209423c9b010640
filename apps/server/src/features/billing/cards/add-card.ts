import type { PaymentMethod } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { notFound } from '../../../errors.ts';
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
        await attach(context, customerId, paymentMethodId);
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

/** Stripe refuses a card of somebody else, or one that was removed: like an unknown one, it does not exist for the member. */
async function attach(
  { payments }: BillingContext,
  customerId: string,
  paymentMethodId: string,
): Promise<void> {
  try {
    await payments.attachCard(customerId, paymentMethodId);
  } catch (error) {
    throw error instanceof PaymentsError && error.failure.kind === 'invalid' ? notFound() : error;
  }
}
