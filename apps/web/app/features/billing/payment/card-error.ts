import type { DeclineReason } from '@rostra/contract';

/** The parts of a Stripe.js error that we read. */
export interface StripeFailure {
  type?: string;
  code?: string;
  decline_code?: string;
}

/** The card was declined for a reason that the member may be told. */
export class CardError extends Error {
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason) {
    super(`The card was refused: ${reason}`);
    this.name = 'CardError';
    this.reason = reason;
  }
}

const reasons: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  processing_error: 'processing_error',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
};

/** Undefined if the card is not to blame. Lost, stolen and suspicious cards are just "declined". */
export function declineReasonOf({
  type,
  code,
  decline_code: declineCode,
}: StripeFailure): DeclineReason | undefined {
  const known = reasons[declineCode ?? ''] ?? reasons[code ?? ''];
  if (known) return known;
  return type === 'card_error' || code === 'card_declined' ? 'declined' : undefined;
}
