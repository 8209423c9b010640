import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { RollRow, VoteRow } from '../../../db/tables/votes.ts';
import { AppError } from '../../../errors.ts';
import type { VotesContext } from '../context.ts';
import { findRollObstacle } from './find-roll-obstacle.ts';
import { findOnRoll } from './roll.repo.ts';

/** The place of a member on the roll. The error says why there is none. */
export async function getOnRoll(
  context: VotesContext,
  queries: Queries,
  vote: VoteRow,
  userId: number,
): Promise<RollRow> {
  const found = await findOnRoll(queries, vote.id, userId);
  if (found) return found;
  const obstacle = await findRollObstacle(context, queries, { vote, userId, place: undefined });
  throw new AppError('not_on_roll', messageReference('votes-server', 'notOnRoll'), { obstacle });
}
