import { recordTransaction } from '../../objects/balance/record-transaction.ts';
import { emit } from '../../objects/events/emit.ts';
import type { ChargeRow, PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { unexpectedState } from './confirm-payment-intent.ts';

export function capturePaymentIntent(work: Work, id: string, amount?: number): PaymentIntentRow {
  const intent = get(work, 'payment_intent', id);
  if (intent.status !== 'requires_capture' || intent.latest_charge === null) {
    throw unexpectedState(intent, 'capture');
  }
  const captured = amount ?? intent.amount_capturable;
  if (captured < 1 || captured > intent.amount_capturable) {
    throw invalidRequest(
      `The amount to capture must be between 1 and ${intent.amount_capturable}`,
      'amount_to_capture',
    );
  }
  const charge = get(work, 'charge', intent.latest_charge);
  const released = charge.amount - captured;
  const taken: ChargeRow = {
    ...charge,
    amount_captured: captured,
    amount_refunded: released,
    balance_transaction: recordTransaction(work, {
      amountMinor: captured,
      currency: charge.currency,
      customer: charge.customer,
      source: charge.id,
      type: 'charge',
    }).id,
    captured: true,
  };
  work.put('charge', taken);
  emit(work, 'charge.captured', taken, charge);
  const settled: PaymentIntentRow = {
    ...intent,
    amount_capturable: 0,
    amount_received: captured,
    status: 'succeeded',
  };
  work.put('payment_intent', settled);
  emit(work, 'payment_intent.succeeded', settled);
  return get(work, 'payment_intent', id);
}
