/** Why a card was not charged, as far as a member is told. Lost, stolen and suspected: declined. */
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
