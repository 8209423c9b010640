import { AppError } from '../../../errors.ts';
import { answerFailures } from '../answer-failures.ts';
import { isEnding, isOngoing } from '../billing-state.ts';
import type { BillingContext } from '../context.ts';
import { converge } from '../converge.ts';
import { getOwnCustomer } from '../own-customer.ts';
import { setDefaultCard } from './default-card.ts';

export function removeCard(context: BillingContext, userId: number, id: string): Promise<void> {
  return answerFailures(context, 'Failed to remove payment method', () =>
    context.locks(userId, async (lock) => {
      const customerId = await getOwnCustomer(context, userId);
      const cards = await context.payments.listCards(customerId);
      const card = cards.find((own) => own.id === id);
      if (!card) throw new AppError('not_found', 'Not Found');
      const current = await converge(context, lock, customerId);
      const next = cards.find((own) => own.id !== id);
      const isNeeded = current && isOngoing(current) && !isEnding(current);
      if (isNeeded && !next) {
        throw new AppError(
          'card_needed',
          'Your subscription is paid with this card. Add another card first.',
        );
      }
      if (card.isDefault && next) await setDefaultCard(context, userId, customerId, next.id);
      await context.payments.detachCard(id);
    }),
  );
}
