export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'card_velocity_exceeded'
  | 'fraudulent'
  | 'authentication_required';

export type CardBehaviour =
  | 'approve'
  | Exclude<DeclineCode, 'authentication_required'>
  | 'fails_when_charged'
  | 'challenge_until_set_up'
  | 'challenge_always'
  | 'challenge_then_insufficient_funds'
  | 'challenge_then_decline'
  | 'challenge_then_processing_error'
  | 'disputed_later'
  | 'disputed_as_not_received'
  | 'disputed_as_noncompliant'
  | 'disputed_twice'
  | 'disputed_with_visa_ce3'
  | 'fraud_warning'
  | 'refund_fails'
  | 'refund_pending'
  | 'available_at_once'
  | 'inquiry_later';

/** The issuer's checks of the security code and address. Without an entry, a given value passes. */
export interface CardChecks {
  cvc?: 'fail';
  line1?: 'fail' | 'unavailable';
  postalCode?: 'fail' | 'unavailable';
}
