/** Why a card was not charged. Lost, stolen and suspected cards are only reported as declined. */
export const declineReasons = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_failed',
] as const;

export type DeclineReason = (typeof declineReasons)[number];
