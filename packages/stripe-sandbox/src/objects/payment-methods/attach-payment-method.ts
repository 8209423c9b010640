import type { PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import { decide } from '../cards/behaviour.ts';
import { describeDecline } from '../cards/decline.ts';
import { runChecks } from '../cards/run-checks.ts';
import { emit } from '../events/emit.ts';
import { resolvePaymentMethod } from './resolve-payment-method.ts';

/** Attaches a payment method to a customer. A card is validated with the issuer first, as Stripe does. */
export function attachPaymentMethod(work: Work, id: string, customerId: string): PaymentMethodRow {
  const method = resolvePaymentMethod(work, id);
  const customer = get(work, 'customer', customerId, 'customer');
  if (method.customer === customer.id) return method;
  // A bank account is only checked when it is debited.
  const profile = work.find('card_profile', method.id);
  if (profile === undefined) return saveToCustomer(work, method, customer.id);
  const verdict = decide({
    behaviour: profile.behaviour,
    purpose: 'attach',
    isSetUp: false,
    isOffSession: false,
    isAuthenticated: false,
  });
  if (verdict.outcome === 'declined') {
    const { code, declineCode, message } = describeDecline(verdict.declineCode);
    throw new ApiError(402, { type: 'card_error', code, decline_code: declineCode, message });
  }
  return saveToCustomer(work, method, customer.id);
}

/** Attaches without validating: a payment or setup has already succeeded. */
export function saveToCustomer(
  work: Work,
  method: PaymentMethodRow,
  customer: string,
): PaymentMethodRow {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
    );
  }
  const attached: PaymentMethodRow = {
    ...method,
    ...(method.card === undefined
      ? {}
      : { card: { ...method.card, checks: runChecks(work, method) } }),
    customer,
  };
  work.put('payment_method', attached);
  emit(work, 'payment_method.attached', attached);
  return attached;
}
