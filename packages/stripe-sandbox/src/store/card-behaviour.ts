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
  | 'disputed_later'
  | 'inquiry_later';
