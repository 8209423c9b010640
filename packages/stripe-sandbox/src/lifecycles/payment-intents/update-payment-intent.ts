import { createPaymentMethod } from '../../objects/payment-methods/create-payment-method.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import type { PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { unexpectedState } from './confirm-payment-intent.ts';
import { checkAmount } from './create-payment-intent.ts';
import type { UpdateInput } from './params.ts';
import { paymentMethodTypes } from './payment-method-types.ts';
import { toShipping } from './shipping.ts';

export function updatePaymentIntent(work: Work, id: string, input: UpdateInput): PaymentIntentRow {
  const intent = get(work, 'payment_intent', id);
  const { metadata, payment_method, payment_method_data, shipping, ...plain } = input;
  const changesMoney = Object.keys(input).some((key) => !['metadata', 'description'].includes(key));
  if (changesMoney && (intent.status === 'succeeded' || intent.status === 'canceled')) {
    throw unexpectedState(intent, 'update');
  }
  if (plain.customer !== undefined) get(work, 'customer', plain.customer, 'customer');
  const method =
    payment_method_data === undefined
      ? payment_method && resolvePaymentMethod(work, payment_method).id
      : createPaymentMethod(work, payment_method_data).id;
  const updated: PaymentIntentRow = {
    ...intent,
    ...plain,
    ...(method ? { payment_method: method, status: 'requires_confirmation' } : {}),
    shipping: shipping === undefined ? intent.shipping : toShipping(shipping),
    metadata: mergeMetadata(intent.metadata, metadata),
  };
  if (plain.currency !== undefined) {
    const allowed = intent.allowed_payment_method_types;
    updated.payment_method_types = paymentMethodTypes(plain.currency, allowed);
  }
  checkAmount(updated.amount, updated.currency);
  work.put('payment_intent', updated);
  return updated;
}
