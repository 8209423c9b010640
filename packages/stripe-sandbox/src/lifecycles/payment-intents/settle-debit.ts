import { failCharge, succeedCharge } from '../../objects/charges/debit-charges.ts';
import { type DebitFailure, findFailure } from '../../objects/debits/describe-failure.ts';
import { emit } from '../../objects/events/emit.ts';
import { takePaymentFault } from '../../objects/faults/take-payment-fault.ts';
import type { ChargeRow, PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { failPayment } from './attempt-payment.ts';

/** Records the bank's decision on a debit. */
export function settleDebit(work: Work, chargeId: string): void {
  work.remove('pending_debit', chargeId);
  const charge = get(work, 'charge', chargeId);
  const intent = get(work, 'payment_intent', charge.payment_intent ?? '');
  const failure = failureOf(work, charge);
  if (failure === undefined) {
    succeedCharge(work, charge);
    const succeeded: PaymentIntentRow = {
      ...intent,
      amount_received: intent.amount,
      status: 'succeeded',
    };
    work.put('payment_intent', succeeded);
    emit(work, 'payment_intent.succeeded', succeeded);
    return;
  }
  failCharge(work, charge, failure);
  failPayment(work, intent, {
    charge: charge.id,
    code: failure.errorCode,
    doc_url: `https://docs.stripe.com/error-codes#${failure.errorCode.replaceAll('_', '-')}`,
    message: failure.message,
    payment_method: get(work, 'payment_method', charge.payment_method),
    type: 'invalid_request_error',
  });
}

function failureOf(work: Work, charge: ChargeRow): DebitFailure | undefined {
  const fault = takePaymentFault(work, charge.customer);
  const { outcome } = get(work, 'debit_profile', charge.payment_method);
  return findFailure(fault === undefined ? outcome : 'fails');
}

/** Recalls a debit that the bank has not decided on, because its invoice was voided or paid in another way. */
export function recallDebit(work: Work, intent: PaymentIntentRow): void {
  const charge = get(work, 'charge', intent.latest_charge ?? '');
  work.remove('pending_debit', charge.id);
  failCharge(work, charge, {
    errorCode: 'payment_intent_payment_attempt_failed',
    failureCode: 'generic_could_not_process',
    message: 'The payment was canceled.',
  });
}
