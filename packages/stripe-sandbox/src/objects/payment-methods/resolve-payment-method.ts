import { now } from '../../store/now.ts';
import type { PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { findTestCardByAlias } from '../cards/test-cards.ts';
import { storeCard } from './store-card.ts';

/** Finds a payment method. Predefined ids such as `pm_card_visa` create a new card each time. */
export function resolvePaymentMethod(
  work: Work,
  id: string,
  param = 'payment_method',
): PaymentMethodRow {
  const card = findTestCardByAlias(id);
  if (card === undefined) return requireUsable(work, get(work, 'payment_method', id, param));
  const year = new Date(now(work, null) * 1000).getUTCFullYear() + 4;
  return storeCard(work, card, { exp_month: 12, exp_year: year }, true);
}

function requireUsable(work: Work, method: PaymentMethodRow): PaymentMethodRow {
  if (work.find('card_profile', method.id)?.isDetached !== true) return method;
  throw invalidRequest(
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    'payment_method',
    'payment_method_not_available',
  );
}
