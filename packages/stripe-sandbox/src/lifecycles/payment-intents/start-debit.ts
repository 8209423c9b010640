import { createPendingCharge } from '../../objects/charges/debit-charges.ts';
import { createMandate, findMandate } from '../../objects/debits/mandates.ts';
import type { MandateInput } from '../../objects/debits/params.ts';
import { emit } from '../../objects/events/emit.ts';
import { saveToCustomer } from '../../objects/payment-methods/attach-payment-method.ts';
import { DAY, nowFor } from '../../store/now.ts';
import type { PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';

/** A payment typically takes five business days; Stripe's delayed accounts take longer. */
const SETTLES_AFTER_DAYS = 5;
const DELAYED_AFTER_DAYS = 10;

/** Sends a debit to the bank. The intent is `processing` until the bank decides. */
export function startDebit(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  acceptance: MandateInput | null,
): PaymentIntentRow {
  const now = nowFor(work, intent.customer);
  const mandate =
    findMandate(work, method.id) ??
    createMandate(work, method, acceptance ?? { customer_acceptance: { type: 'offline' } }, now);
  const charge = createPendingCharge(work, intent, method, mandate);
  const { isDelayed } = get(work, 'debit_profile', method.id);
  const days = isDelayed ? DELAYED_AFTER_DAYS : SETTLES_AFTER_DAYS;
  work.put('pending_debit', { id: charge.id, dueAt: now + days * DAY });
  if (intent.setup_future_usage !== null && intent.customer !== null) {
    saveToCustomer(work, method, intent.customer);
  }
  const processing: PaymentIntentRow = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'processing',
  };
  work.put('payment_intent', processing);
  emit(work, 'payment_intent.processing', processing);
  return get(work, 'payment_intent', intent.id);
}

/** By API, a debit requires the owner's name and email, and the customer's consent the first time. */
export function checkDebit(
  work: Work,
  method: PaymentMethodRow,
  hasAcceptance: boolean,
  code: 'payment_intent_mandate_invalid' | 'setup_intent_mandate_invalid',
): void {
  for (const field of ['name', 'email'] as const) {
    if (method.billing_details[field]) continue;
    throw invalidRequest(
      `Missing required param: billing_details[${field}].`,
      `billing_details[${field}]`,
      'parameter_missing',
    );
  }
  if (hasAcceptance || findMandate(work, method.id) !== undefined) return;
  throw invalidRequest(
    'A SEPA debit requires mandate_data unless the payment method already has a mandate.',
    'mandate_data',
    code,
  );
}
