import { isCurrency } from '../../money/currency.ts';
import { minimumCharge } from '../../money/minimum-charge.ts';
import { emit } from '../../objects/events/emit.ts';
import { createPaymentMethod } from '../../objects/payment-methods/create-payment-method.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import { newIdOf, randomText } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { confirmPaymentIntent } from './confirm-payment-intent.ts';
import type { CreateInput } from './params.ts';
import { paymentMethodTypes } from './payment-method-types.ts';
import { toShipping } from './shipping.ts';

export function createPaymentIntent(work: Work, input: CreateInput): PaymentIntentRow {
  checkAmount(input.amount, input.currency.toLowerCase());
  if (input.customer !== undefined) get(work, 'customer', input.customer, 'customer');
  const method =
    input.payment_method_data === undefined
      ? input.payment_method && resolvePaymentMethod(work, input.payment_method).id
      : createPaymentMethod(work, input.payment_method_data).id;
  const intent = storePaymentIntent(work, {
    amount: input.amount,
    currency: input.currency.toLowerCase(),
    customer: input.customer ?? null,
    description: input.description ?? null,
    metadata: mergeMetadata({}, input.metadata),
    payment_method: method ?? null,
    setup_future_usage: input.setup_future_usage ?? null,
    confirmation_method: input.confirmation_method ?? 'automatic',
    shipping: toShipping(input.shipping),
    capture_method: input.capture_method ?? 'automatic_async',
    receipt_email: input.receipt_email ?? null,
    statement_descriptor: input.statement_descriptor ?? null,
    statement_descriptor_suffix: input.statement_descriptor_suffix ?? null,
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
  });
  if (input.confirm !== true) return intent;
  const { return_url, mandate_data, off_session, use_stripe_sdk } = input;
  return confirmPaymentIntent(work, intent.id, {
    ...(return_url === undefined ? {} : { return_url }),
    ...(mandate_data ? { mandate_data } : {}),
    ...(off_session === undefined ? {} : { off_session }),
    ...(use_stripe_sdk === undefined ? {} : { use_stripe_sdk }),
  });
}

type Chosen = Pick<
  PaymentIntentRow,
  'amount' | 'currency' | 'customer' | 'description' | 'payment_method' | 'setup_future_usage'
> &
  Partial<PaymentIntentRow>;

/** Stores a new payment intent; invoices create theirs here too. */
export function storePaymentIntent(work: Work, chosen: Chosen): PaymentIntentRow {
  const id = newIdOf('payment_intent');
  const intent: PaymentIntentRow = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: nowFor(work, chosen.customer),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: paymentMethodTypes(
      chosen.currency,
      chosen.allowed_payment_method_types ?? null,
    ),
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: chosen.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
    ...chosen,
  };
  work.put('payment_intent', intent);
  emit(work, 'payment_intent.created', intent);
  return intent;
}

export function checkAmount(amount: number, currency: string): void {
  if (!isCurrency(currency)) throw invalidRequest(`Invalid currency: ${currency}`, 'currency');
  if (amount < minimumCharge(currency)) {
    throw invalidRequest(
      `Amount must be at least ${minimumCharge(currency)} in ${currency}`,
      'amount',
      'amount_too_small',
    );
  }
  if (amount > 99_999_999) {
    throw invalidRequest('Amount must be no more than 99999999', 'amount', 'amount_too_large');
  }
}
