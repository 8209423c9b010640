import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import type { VotesContext } from '../context.ts';
import { drawUpRoll, findVoters } from './draw-up-roll.ts';
import { keepOnRoll, setNews } from './roll.repo.ts';

/** At opening: takes those off the roll who have left, are blocked or have lost their plan. Returns the leaves. */
export async function settleRoll(
  context: Pick<VotesContext, 'findPlans' | 'findPlansBefore'>,
  tx: Queries,
  vote: VoteRow,
): Promise<string[]> {
  // It was announced by an earlier version.
  if (vote.announced_roll_size === null) await drawUpRoll(context, tx, vote, []);
  const voters = await findVoters(context, tx, vote);
  const leaves = await keepOnRoll(tx, vote.id, new Set(voters.map(({ id }) => id)));
  await setNews(tx, vote.id, 'opening');
  return leaves;
}
