import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { getOwnCustomerId } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { isEnding, needsCard } from '../subscriptions/subscription-state.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { setDefaultCard } from './default-card.ts';

export function removeCard(context: BillingContext, userId: number, id: string): Promise<void> {
  return handlePaymentErrors(context, messageReference('billing', 'failed.removeCard'), () =>
    context.locks(userId, async (lock) => {
      const customerId = await getOwnCustomerId(context, userId);
      const cards = await context.payments.listCards(customerId);
      const card = cards.find((own) => own.id === id);
      if (!card) throw notFound();
      const current = await syncCustomer(context, lock, customerId);
      const next = cards.find((own) => own.id !== id);
      const isNeeded = current && needsCard(current) && !isEnding(current);
      if (isNeeded && !next) {
        throw new AppError('card_needed', messageReference('billing-server', 'cardNeeded'));
      }
      if (card.isDefault && next) await setDefaultCard(context, userId, customerId, next.id);
      await context.payments.detachCard(id);
    }),
  );
}
