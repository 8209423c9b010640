import type { VoteState } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { VoteRow } from '../../db/tables/votes.ts';
import { AppError } from '../../errors.ts';

export const stateOf = (
  { state, closes_at }: Pick<VoteRow, 'state' | 'closes_at'>,
  now: string,
): VoteState => (state === 'open' && now >= closes_at ? 'counting' : state);

export const notOpen = () => new AppError('not_open', messageReference('votes-server', 'notOpen'));
