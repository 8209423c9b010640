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

/** What a member reads after a card was declined. */
export const declineMessages: Record<DeclineReason, string> = {
  declined: 'Your card was declined. Please use another card or contact your bank.',
  insufficient_funds: 'Your card has insufficient funds. Please use another card.',
  expired_card: 'Your card has expired. Please use another card.',
  incorrect_cvc: 'The security code of your card is incorrect.',
  incorrect_number: 'The card number is incorrect.',
  processing_error: 'Your card could not be processed. Please try again in a few minutes.',
  authentication_failed:
    'Your bank could not confirm that it was you. Please try again or use another card.',
};
