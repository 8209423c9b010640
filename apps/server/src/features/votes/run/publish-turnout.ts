import { MIN_TURNOUT_ROLL } from '@rostra/contract';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { countCast } from '../cast/ballots.repo.ts';
import type { VotesContext } from '../context.ts';
import { updateVote } from '../votes.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

type OpenVote = Pick<VoteRow, 'id' | 'opens_at' | 'roll_size' | 'turnout_at'>;

/** Once a day and in whole per cent, so that nobody can see who has just voted. */
export async function publishTurnout(
  { content }: VotesContext,
  { id, opens_at, roll_size, turnout_at }: OpenVote,
  now: string,
): Promise<void> {
  if (roll_size === null || roll_size < MIN_TURNOUT_ROLL) return;
  if (Date.parse(now) < Date.parse(turnout_at ?? opens_at) + DAY_MS) return;
  const cast = await countCast(content.db.queries, id);
  await updateVote(content.db.queries, id, {
    turnout_percent: Math.floor((cast * 100) / roll_size),
    turnout_at: now,
  });
  content.changed(['votes']);
}
