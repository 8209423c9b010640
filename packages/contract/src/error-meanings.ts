import type { ErrorCode } from './errors.ts';

/** What each error code says to a program, for the description of the API. */
export const errorMeanings: Record<ErrorCode, string> = {
  bad_request: 'The request cannot be read.',
  validation_failed: 'Values are invalid. `details.errors` names each with its path and a message.',
  application_error: 'The call is not possible in the present state.',
  invalid_credentials: 'The name or the password is wrong.',
  invalid_code: 'The code is wrong, used or expired.',
  invalid_passkey: 'The passkey is unknown, or its answer does not fit.',
  login_expired: 'The pending login is unknown, used or too old: begin again with the password.',
  wrong_password: 'The present password is wrong.',
  already_taken: 'The name or the address is taken.',
  account_blocked: 'The account is blocked.',
  pagination_invalid: 'Page or page size is not a number.',
  unauthorized: 'There is no valid token.',
  payment_failed: 'The card was not charged. `details.reason` says why.',
  forbidden: 'The caller may not do this.',
  proof_required:
    'A sensitive action: prove your identity with `POST /api/auth/prove`, then repeat the call.',
  unconfirmed_address: 'The caller has not confirmed their email address yet.',
  second_factor_required: 'The role requires a second factor, and the time to set one up is over.',
  not_on_roll: 'The member is not on the roll of the vote. `details.obstacle` says why.',
  not_found: 'There is no such object, or the caller may not see it.',
  plan_not_found: 'There is no such plan.',
  method_not_allowed: 'The address does not have this method.',
  conflict: 'The present state does not allow the change.',
  not_open: 'The consultation or vote has not begun, or is over.',
  edit_conflict:
    'The change is based on an older version. `details` has the current one, to merge both.',
  already_subscribed: 'The member has a subscription already.',
  card_needed: 'The member has to add a card first.',
  payload_too_large: 'The body or a file is too large.',
  unsupported_media_type: 'The body has another type than the call expects.',
  rate_limited: 'Too many requests. `retry-after` says how many seconds to wait.',
  internal: 'The server failed. The header `x-request-id` finds the reason in its log.',
  payments_unavailable: 'Stripe cannot be reached, or payments are not set up.',
  unavailable: 'The server is busy or a service is missing. Try again later.',
};
