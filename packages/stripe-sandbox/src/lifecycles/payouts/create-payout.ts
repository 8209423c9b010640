import type Stripe from 'stripe';
import { currentBalance } from '../../objects/balance/current-balance.ts';
import { recordTransaction } from '../../objects/balance/record-transaction.ts';
import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { PayoutRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';

const DAY = 86_400;

interface PayoutInput {
  amount: number;
  currency: string;
  description?: string;
  metadata?: Record<string, string>;
  statement_descriptor?: string;
}

export function createPayout(work: Work, input: PayoutInput): PayoutRow {
  const currency = input.currency.toLowerCase();
  const available =
    currentBalance(work).available.find((row) => row.currency === currency)?.amount ?? 0;
  if (input.amount > available) {
    throw invalidRequest(
      `You have insufficient available funds: ${available} can be paid out.`,
      'amount',
      'balance_insufficient',
    );
  }
  const created = now(work, null);
  const id = newIdOf('payout');
  const transaction = recordTransaction(work, {
    amountMinor: -input.amount,
    currency,
    customer: null,
    source: id,
    type: 'payout',
  });
  const payout: PayoutRow = {
    id,
    object: 'payout',
    amount: input.amount,
    application_fee: null,
    application_fee_amount: null,
    // A day, as midnight in UTC.
    arrival_date: created - (created % DAY),
    automatic: false,
    balance_transaction: transaction.id,
    created,
    currency,
    description: input.description ?? null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: input.statement_descriptor ?? null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account' as Stripe.Payout.Type,
  };
  work.put('payout', payout);
  emit(work, 'payout.created', payout);
  emit(work, 'payout.paid', payout);
  return payout;
}
