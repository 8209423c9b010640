import type { RollObstacle } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { RollRow, VoteRow } from '../../../db/tables/votes.ts';
import type { VotesContext } from '../context.ts';
import { explainAbsence } from './explain-absence.ts';

interface Place {
  readonly vote: VoteRow;
  readonly userId: number;
  readonly place: RollRow | undefined;
}

/** Why a member is not on the roll, or will be taken off it at opening. Null if they can vote. */
export async function findRollObstacle(
  context: Pick<VotesContext, 'findPlans' | 'findPlansBefore'>,
  queries: Queries,
  { vote, userId, place }: Place,
): Promise<RollObstacle | null> {
  const isSettled = vote.roll_size !== null;
  if (place && isSettled) return null;
  const missing = await explainAbsence(context, queries, vote, userId);
  const hasRoll = isSettled || vote.announced_roll_size !== null;
  return missing ?? (hasRoll && !place ? 'metLate' : null);
}
