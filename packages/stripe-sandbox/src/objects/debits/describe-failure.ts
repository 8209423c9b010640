import type { DebitOutcome } from '../../store/debit-outcome.ts';

export interface DebitFailure {
  /** The code on the charge. */
  failureCode: string;
  /** The code on the payment intent, which has a smaller set. */
  errorCode:
    | 'charge_exceeds_source_limit'
    | 'charge_exceeds_transaction_limit'
    | 'insufficient_funds'
    | 'payment_intent_payment_attempt_failed';
  message: string;
}

const FAILURES: Record<Exclude<DebitOutcome, 'succeeds' | 'disputed'>, DebitFailure> = {
  fails: {
    failureCode: 'generic_could_not_process',
    errorCode: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
  },
  exceeds_volume_limit: {
    failureCode: 'charge_exceeds_source_limit',
    errorCode: 'charge_exceeds_source_limit',
    message: 'This payment exceeds the weekly volume limit of the account.',
  },
  exceeds_transaction_limit: {
    failureCode: 'charge_exceeds_weekly_limit',
    errorCode: 'charge_exceeds_transaction_limit',
    message: 'This payment exceeds the weekly transaction limit of the account.',
  },
  insufficient_funds: {
    failureCode: 'insufficient_funds',
    errorCode: 'insufficient_funds',
    message: 'The account has insufficient funds.',
  },
};

export function findFailure(outcome: DebitOutcome): DebitFailure | undefined {
  return outcome === 'succeeds' || outcome === 'disputed' ? undefined : FAILURES[outcome];
}
