import type { PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { endMandates } from '../debits/mandates.ts';
import { emit } from '../events/emit.ts';

/** Detaches a payment method from its customer and clears it as a default. It cannot be used again. */
export function detachPaymentMethod(work: Work, id: string): PaymentMethodRow {
  const before = get(work, 'payment_method', id);
  if (before.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  }
  const customer = get(work, 'customer', before.customer);
  if (customer.invoice_settings.default_payment_method === id) {
    const cleared = {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    };
    work.put('customer', cleared);
    emit(work, 'customer.updated', cleared, customer);
  }
  for (const subscription of work.where('subscription', 'default_payment_method', id)) {
    const cleared = { ...subscription, default_payment_method: null };
    work.put('subscription', cleared);
    emit(work, 'customer.subscription.updated', cleared, subscription);
  }
  const detached = releasePaymentMethod(work, before);
  emit(work, 'payment_method.detached', detached, before);
  return detached;
}

/** Takes the payment method away from its customer for good. */
export function releasePaymentMethod(work: Work, method: PaymentMethodRow): PaymentMethodRow {
  const released: PaymentMethodRow = { ...method, customer: null };
  work.put('payment_method', released);
  const card = work.find('card_profile', method.id);
  if (card !== undefined) work.put('card_profile', { ...card, isDetached: true });
  const account = work.find('debit_profile', method.id);
  if (account !== undefined) work.put('debit_profile', { ...account, isDetached: true });
  endMandates(work, method.id);
  return released;
}
