import { invalidRequest } from '../../wire/errors.ts';
import type { Call } from './route.ts';

/** A publishable key only reaches an intent together with its client secret. */
export function checkClientSecret(
  intent: { client_secret: string },
  call: Call<{ client_secret?: string }>,
): void {
  const given = call.input.client_secret;
  if (given === undefined && !call.isBrowser) return;
  if (given !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match any associated with this object.',
      'client_secret',
      'resource_missing',
    );
  }
}

/** The fields of an intent that a publishable key may see. */
const PUBLIC_FIELDS = new Set(
  'id object allowed_payment_method_types amount automatic_payment_methods canceled_at cancellation_reason capture_method client_secret confirmation_method created currency description last_payment_error last_setup_error livemode next_action payment_method payment_method_types processing receipt_email setup_future_usage shipping source status usage'.split(
    ' ',
  ),
);

export function publicFieldsFor<T extends object>(intent: T, call: Call<unknown>): object {
  if (!call.isBrowser) return intent;
  return Object.fromEntries(Object.entries(intent).filter(([key]) => PUBLIC_FIELDS.has(key)));
}
