import { now } from '../../store/now.ts';
import type { PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { findTestCardByAlias } from '../cards/test-cards.ts';
import { storeAccount } from '../debits/store-account.ts';
import { findTestAccountByAlias, type TestAccount } from '../debits/test-accounts.ts';
import { storeCard } from './store-card.ts';

/** Finds a payment method. Predefined ids such as `pm_card_visa` create a new one each time. */
export function resolvePaymentMethod(
  work: Work,
  id: string,
  param = 'payment_method',
): PaymentMethodRow {
  const account = findTestAccountByAlias(id);
  if (account !== undefined) return storeNamedAccount(work, account);
  const card = findTestCardByAlias(id);
  if (card === undefined) return requireUsable(work, get(work, 'payment_method', id, param));
  const year = new Date(now(work, null) * 1000).getUTCFullYear() + 4;
  return storeCard(work, card, { exp_month: 12, exp_year: year }, true);
}

function requireUsable(work: Work, method: PaymentMethodRow): PaymentMethodRow {
  const profile = work.find('card_profile', method.id) ?? work.find('debit_profile', method.id);
  if (profile?.isDetached !== true) return method;
  throw invalidRequest(
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    'payment_method',
    'payment_method_not_available',
  );
}

/** A debit requires the name and email of the account's owner. */
function storeNamedAccount(work: Work, account: TestAccount): PaymentMethodRow {
  const method = storeAccount(work, account);
  const named: PaymentMethodRow = {
    ...method,
    billing_details: {
      ...method.billing_details,
      email: 'jenny.rosen@example.com',
      name: 'Jenny Rosen',
    },
  };
  work.put('payment_method', named);
  return named;
}
