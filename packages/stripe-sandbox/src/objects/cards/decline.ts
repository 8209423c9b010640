import type { DeclineCode } from '../../store/card-behaviour.ts';

export interface Decline {
  code: string;
  declineCode: DeclineCode;
  message: string;
}

const MESSAGES: Record<DeclineCode, [code: string, message: string]> = {
  generic_decline: ['card_declined', 'Your card was declined.'],
  insufficient_funds: ['card_declined', 'Your card has insufficient funds.'],
  lost_card: ['card_declined', 'Your card was declined.'],
  stolen_card: ['card_declined', 'Your card was declined.'],
  card_velocity_exceeded: [
    'card_declined',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ],
  fraudulent: ['card_declined', 'Your card was declined.'],
  expired_card: ['expired_card', 'Your card has expired.'],
  incorrect_cvc: ['incorrect_cvc', "Your card's security code is incorrect."],
  processing_error: [
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  authentication_required: [
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ],
};

export const DECLINE_CODES = Object.keys(MESSAGES) as DeclineCode[];

export function describeDecline(declineCode: DeclineCode): Decline {
  const [code, message] = MESSAGES[declineCode];
  return { code, message, declineCode };
}
