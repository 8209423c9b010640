import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';
import type { RollRow, VoteRow } from '../../../db/tables/votes.ts';
import type { VotesContext } from '../context.ts';
import { findMissingPlans } from './find-missing-plans.ts';
import { findCandidates } from './roll.repo.ts';

export const SALT_BYTES = 16;

/** Who could vote if the vote opened now. */
export async function findVoters(
  context: Pick<VotesContext, 'findPlans' | 'findPlansBefore'>,
  tx: Queries,
  vote: VoteRow,
): Promise<{ id: number; document_id: string }[]> {
  const candidates = await findCandidates(tx, vote);
  if (vote.required_plan === 'account') return candidates;
  const missingPlanOf = await findMissingPlans(context, tx, vote);
  return candidates.filter(({ id }) => missingPlanOf(id) === null);
}

/** The rows of the roll by their hashes, so that their order says nothing about accounts. */
export async function drawUpRoll(
  context: VotesContext,
  tx: Queries,
  vote: VoteRow,
): Promise<RollRow[]> {
  const voters = await findVoters(context, tx, vote);
  return voters
    .map(({ id, document_id }): RollRow => {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      return {
        vote_id: vote.id,
        leaf_hash: leafOf({ voteId: vote.id, salt, account: document_id }),
        user_id: id,
        salt,
        blinded_hash: null,
        news: 'opening',
        had_slip: 0,
        has_reported: 0,
      };
    })
    .sort((one, other) => (one.leaf_hash < other.leaf_hash ? -1 : 1));
}

/** Published for each member; only they know the account and the salt behind theirs. */
export const leafOf = ({
  voteId,
  salt,
  account,
}: Record<'voteId' | 'salt' | 'account', string>): string =>
  hashOf(`${voteId}\n${salt}\n${account}`);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
