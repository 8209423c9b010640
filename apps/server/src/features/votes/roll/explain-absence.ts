import type { RollObstacle } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { isPaidBefore } from '../../billing/index.ts';
import type { VotesContext } from '../context.ts';
import { findAccount } from './candidates.repo.ts';
import { findMissingPlans } from './find-missing-plans.ts';

/** Why a member is not on the roll, or would not be if the vote opened now. Null if nothing is missing. */
export async function explainAbsence(
  context: Pick<VotesContext, 'findPlans' | 'findPlansBefore'>,
  queries: Queries,
  vote: VoteRow,
  userId: number,
): Promise<RollObstacle | null> {
  const account = await findAccount(queries, userId);
  if (!account || account.is_blocked) return 'blocked';
  if (account.created_at >= vote.joined_before) return 'joinedLate';
  if (account.email_confirmed_at === null) return 'unconfirmed';
  if (vote.required_plan === 'account') return null;
  const missing = (await findMissingPlans(context, queries, vote, userId))(userId);
  if (missing === 'plan') return missing;
  const before = vote.paid_before ?? vote.joined_before;
  return (await isPaidBefore(queries, userId, before)) ? missing : 'notPaid';
}
