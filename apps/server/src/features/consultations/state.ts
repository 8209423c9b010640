import type { ConsultationState } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { ConsultationRow } from '../../db/tables/consultations.ts';
import { AppError } from '../../errors.ts';

type Times = Pick<ConsultationRow, 'ended_as' | 'opens_at' | 'closes_at'>;
type AllTimes = Times & Pick<ConsultationRow, 'ended_at'>;

export function stateOf({ ended_as, opens_at, closes_at }: Times, now: string): ConsultationState {
  if (ended_as) return ended_as;
  if (now < opens_at) return 'announced';
  return now < closes_at ? 'open' : 'closed';
}

/**
 * Whether everybody can read the text and all contributions: once it is closed, or abandoned after it had
 * opened. The draft of one that never opened stays with the editors.
 */
export function isPublic(row: AllTimes, now: string): boolean {
  const state = stateOf(row, now);
  if (state === 'abandoned') return row.ended_at !== null && row.ended_at >= row.opens_at;
  return state === 'closed' || state === 'concluded';
}

export const notOpen = () =>
  new AppError('not_open', messageReference('consultations-server', 'notOpen'));

export const hasEnded = () =>
  new AppError('conflict', messageReference('consultations-server', 'hasEnded'));
