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
    case 'disputed_later':
    case 'inquiry_later':
      return { outcome: 'approved' };
    case 'fails_when_charged':
      return attempt.purpose === 'charge' ? declined('generic_decline') : { outcome: 'approved' };
    case 'challenge_until_set_up':
      return attempt.isSetUp && attempt.isOffSession
        ? { outcome: 'approved' }
        : challenged(attempt);
    case 'challenge_always':
      return challenged(attempt);
    case 'challenge_then_insufficient_funds': {
      const verdict = challenged(attempt);
      return verdict.outcome === 'approved' && attempt.purpose === 'charge'
        ? declined('insufficient_funds')
        : verdict;
    }
    default:
      return declined(attempt.behaviour);
  }
}

function challenged(attempt: Attempt): Verdict {
  if (attempt.purpose === 'attach' || attempt.isAuthenticated) return { outcome: 'approved' };
  return attempt.isOffSession ? declined('authentication_required') : { outcome: 'challenge' };
}

function declined(declineCode: DeclineCode): Verdict {
  return { outcome: 'declined', declineCode };
}
