import type { CardBehaviour, DeclineCode } from '../../store/card-behaviour.ts';

export type Verdict =
  | { outcome: 'approved' }
  | { outcome: 'challenge' }
  | { outcome: 'declined'; declineCode: DeclineCode };

export interface Attempt {
  behaviour: CardBehaviour;
  purpose: 'attach' | 'set_up' | 'charge';
  isSetUp: boolean;
  isOffSession: boolean;
  isAuthenticated: boolean;
}

/** The issuer's decision. All differences between test cards are here. */
export function decide(attempt: Attempt): Verdict {
  switch (attempt.behaviour) {
    case 'approve':
    case 'available_at_once':
    case 'disputed_later':
    case 'disputed_as_not_received':
    case 'disputed_as_noncompliant':
    case 'disputed_twice':
    case 'disputed_with_visa_ce3':
    case 'fraud_warning':
    case 'inquiry_later':
    case 'refund_fails':
    case 'refund_pending':
      return { outcome: 'approved' };
    case 'fails_when_charged':
      return attempt.purpose === 'charge' ? declined('generic_decline') : { outcome: 'approved' };
    case 'challenge_until_set_up':
      return attempt.isSetUp && attempt.isOffSession
        ? { outcome: 'approved' }
        : challenged(attempt);
    case 'challenge_always':
      return challenged(attempt);
    case 'challenge_then_insufficient_funds':
      return challengedThen(attempt, 'insufficient_funds');
    case 'challenge_then_decline':
      return challengedThen(attempt, 'generic_decline');
    case 'challenge_then_processing_error':
      return challengedThen(attempt, 'processing_error');
    default:
      return declined(attempt.behaviour);
  }
}

function challenged(attempt: Attempt): Verdict {
  if (attempt.purpose === 'attach' || attempt.isAuthenticated) return { outcome: 'approved' };
  return attempt.isOffSession ? declined('authentication_required') : { outcome: 'challenge' };
}

function challengedThen(attempt: Attempt, declineCode: DeclineCode): Verdict {
  const verdict = challenged(attempt);
  return verdict.outcome === 'approved' && attempt.purpose === 'charge'
    ? declined(declineCode)
    : verdict;
}

function declined(declineCode: DeclineCode): Verdict {
  return { outcome: 'declined', declineCode };
}
