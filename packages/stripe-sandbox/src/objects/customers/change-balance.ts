import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { CustomerBalanceTransactionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { emit } from '../events/emit.ts';

export interface BalanceChange {
  /** Negative is a credit to the customer, positive a debit. */
  amountMinor: number;
  currency: string;
  type: Stripe.CustomerBalanceTransaction.Type;
  invoice?: string;
  creditNote?: string;
  description?: string | null;
  metadata?: Stripe.Metadata;
}

/** The only way a customer's balance changes, so that the transactions always add up to it. */
export function changeBalance(
  work: Work,
  customerId: string,
  change: BalanceChange,
): CustomerBalanceTransactionRow {
  const before = get(work, 'customer', customerId);
  const after = {
    ...before,
    balance: before.balance + change.amountMinor,
    currency: before.currency ?? change.currency,
  };
  const transaction: CustomerBalanceTransactionRow = {
    id: newIdOf('customer_balance_transaction'),
    object: 'customer_balance_transaction',
    amount: change.amountMinor,
    checkout_session: null,
    created: nowFor(work, customerId),
    credit_note: change.creditNote ?? null,
    currency: change.currency,
    customer: customerId,
    customer_account: null,
    description: change.description ?? null,
    ending_balance: after.balance,
    invoice: change.invoice ?? null,
    livemode: false,
    metadata: change.metadata ?? {},
    type: change.type,
  };
  work.put('customer_balance_transaction', transaction);
  work.put('customer', after);
  emit(work, 'customer.updated', after, before);
  return transaction;
}
