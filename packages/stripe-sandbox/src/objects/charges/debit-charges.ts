import type {
  ChargeRow,
  MandateRow,
  PaymentIntentRow,
  PaymentMethodRow,
} from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { recordTransaction } from '../balance/record-transaction.ts';
import type { DebitFailure } from '../debits/describe-failure.ts';
import { emit } from '../events/emit.ts';
import { newCharge } from './new-charge.ts';

/** Records a debit that was sent to the bank. */
export function createPendingCharge(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  mandate: MandateRow,
): ChargeRow {
  const account = method.sepa_debit;
  const charge: ChargeRow = {
    ...newCharge(work, intent, method),
    amount_captured: intent.amount,
    captured: true,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'not_assessed',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    payment_method_details: {
      sepa_debit: {
        bank_code: account?.bank_code ?? null,
        branch_code: account?.branch_code ?? null,
        country: account?.country ?? null,
        fingerprint: account?.fingerprint ?? null,
        last4: account?.last4 ?? null,
        mandate: mandate.id,
      },
      type: 'sepa_debit',
    },
    status: 'pending',
  };
  work.put('charge', charge);
  emit(work, 'charge.pending', charge);
  return charge;
}

export function succeedCharge(work: Work, pending: ChargeRow): ChargeRow {
  const { id } = recordTransaction(work, {
    amountMinor: pending.amount,
    currency: pending.currency,
    customer: pending.customer,
    source: pending.id,
    type: 'charge',
  });
  const charge: ChargeRow = {
    ...pending,
    balance_transaction: id,
    paid: true,
    receipt_url: `${work.config.publicUrl}/receipts/${pending.id}`,
    status: 'succeeded',
  };
  work.put('charge', charge);
  emit(work, 'charge.succeeded', charge);
  return charge;
}

export function failCharge(work: Work, pending: ChargeRow, failure: DebitFailure): ChargeRow {
  const charge: ChargeRow = {
    ...pending,
    amount_captured: 0,
    captured: false,
    failure_code: failure.failureCode,
    failure_message: failure.message,
    status: 'failed',
  };
  work.put('charge', charge);
  emit(work, 'charge.failed', charge);
  return charge;
}
