import { recordTransaction } from '../../objects/balance/record-transaction.ts';
import { emit } from '../../objects/events/emit.ts';
import { newId, newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { ChargeRow, RefundRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { InputOf } from '../../wire/params.ts';
import type { createParams } from './params.ts';
import { scheduleRefund } from './settle-refund.ts';

type Input = InputOf<typeof createParams>;

export function createRefund(work: Work, input: Input): RefundRow {
  const charge = chargeOf(work, input);
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded || left === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    );
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} is disputed.`, 'charge', 'charge_disputed');
  }
  const amount = input.amount ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const id = newIdOf('refund');
  const created: RefundRow = {
    id,
    object: 'refund',
    amount,
    balance_transaction: recordTransaction(work, {
      amountMinor: -amount,
      currency: charge.currency,
      customer: charge.customer,
      source: id,
      type: 'refund',
    }).id,
    charge: charge.id,
    created: nowFor(work, charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: charge.payment_method_details?.card
      ? {
          card: { reference: newId('ref', 12), reference_status: 'available', type: 'refund' },
          type: 'card',
        }
      : { type: 'sepa_debit' },
    metadata: mergeMetadata({}, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refund = scheduleRefund(work, created, charge);
  work.put('refund', refund);
  emit(work, 'refund.created', refund);
  const refunded = charge.amount_refunded + amount;
  const after: ChargeRow = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  };
  work.put('charge', after);
  emit(work, 'charge.refunded', after, charge);
  return refund;
}

function chargeOf(work: Work, input: Input): ChargeRow {
  if (input.charge !== undefined)
    return requireSucceeded(get(work, 'charge', input.charge, 'charge'));
  if (input.payment_intent === undefined) {
    throw invalidRequest('Pass charge or payment_intent.', 'charge', 'parameter_missing');
  }
  const intent = get(work, 'payment_intent', input.payment_intent, 'payment_intent');
  if (intent.latest_charge === null) {
    throw invalidRequest('This PaymentIntent has no successful charge.', 'payment_intent');
  }
  return requireSucceeded(get(work, 'charge', intent.latest_charge));
}

function requireSucceeded(charge: ChargeRow): ChargeRow {
  if (charge.status === 'succeeded') return charge;
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'charge_not_refundable',
    message: `Charge ${charge.id} did not succeed, so there is nothing to refund.`,
  });
}
