import { emit } from '../../objects/events/emit.ts';
import { createPaymentMethod } from '../../objects/payment-methods/create-payment-method.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import { newIdOf, randomText } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { SetupIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { paymentMethodTypes } from '../payment-intents/payment-method-types.ts';
import { confirmSetupIntent } from './confirm-setup-intent.ts';
import type { CreateInput } from './params.ts';

export function createSetupIntent(work: Work, input: CreateInput): SetupIntentRow {
  if (input.customer !== undefined) get(work, 'customer', input.customer, 'customer');
  const method =
    input.payment_method_data === undefined
      ? input.payment_method && resolvePaymentMethod(work, input.payment_method).id
      : createPaymentMethod(work, input.payment_method_data).id;
  const id = newIdOf('setup_intent');
  const customer = input.customer ?? null;
  const intent: SetupIntentRow = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: nowFor(work, customer),
    customer,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergeMetadata({}, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method || null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: paymentMethodTypes('eur', input.allowed_payment_method_types ?? null),
    single_use_mandate: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: input.usage ?? 'off_session',
  };
  work.put('setup_intent', intent);
  emit(work, 'setup_intent.created', intent);
  if (input.confirm !== true) return intent;
  const { mandate_data, return_url, use_stripe_sdk } = input;
  return confirmSetupIntent(work, id, {
    ...(mandate_data ? { mandate_data } : {}),
    ...(return_url === undefined ? {} : { return_url }),
    ...(use_stripe_sdk === undefined ? {} : { use_stripe_sdk }),
  });
}
