import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { DAY, nowFor } from '../../store/now.ts';
import type { BalanceTransactionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

export interface NewTransaction {
  amountMinor: number;
  currency: string;
  customer: string | null;
  /** The money can be paid out without waiting. */
  isAvailable?: boolean;
  source: string;
  type: 'adjustment' | 'charge' | 'payout' | 'refund' | 'refund_failure';
}

const AVAILABLE_AFTER_DAYS = 2;

/** Records money that enters or leaves the account's balance. Charges cost Stripe's standard fee. */
export function recordTransaction(work: Work, input: NewTransaction): BalanceTransactionRow {
  const created = nowFor(work, input.customer);
  const fee = input.type === 'charge' ? standardFee(input.amountMinor) : 0;
  const isImmediate = input.type === 'payout' || input.isAvailable === true;
  const transaction: BalanceTransactionRow = {
    id: newIdOf('balance_transaction'),
    object: 'balance_transaction',
    amount: input.amountMinor,
    available_on: isImmediate ? created : created + AVAILABLE_AFTER_DAYS * DAY,
    balance_type: 'payments',
    created,
    currency: input.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee, input.currency)],
    net: input.amountMinor - fee,
    reporting_category: input.type,
    source: input.source,
    status: isImmediate ? 'available' : 'pending',
    type: input.type,
  };
  work.put('balance_transaction', transaction);
  if (!isImmediate) {
    const { id, available_on: dueAt } = transaction;
    work.put('pending_funds', { id, customer: input.customer, dueAt });
  }
  return transaction;
}

/** Whether the money can be paid out depends on the time of reading. */
export function withStatus(work: Work, row: BalanceTransactionRow): BalanceTransactionRow {
  const isAvailable = row.available_on <= nowFor(work, null);
  return isAvailable ? { ...row, status: 'available' } : row;
}

function standardFee(amountMinor: number): number {
  return Math.round((amountMinor * 29) / 1000) + 30;
}

function feeDetail(amount: number, currency: string): Stripe.BalanceTransaction.FeeDetail {
  return {
    amount,
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
}
