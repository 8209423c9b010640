import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';
import type { RollRow, VoteRow } from '../../../db/tables/votes.ts';
import type { VotesContext } from '../context.ts';
import { findCandidates, type RollRules } from './candidates.repo.ts';
import { findMissingPlans } from './find-missing-plans.ts';
import { findMembersOnRoll, insertRoll } from './roll.repo.ts';

export const SALT_BYTES = 16;

type Plans = Pick<VotesContext, 'findPlans' | 'findPlansBefore'>;
type Voter = { id: number; document_id: string };

/** Who could vote if the vote opened now. Once the roll is drawn up, nobody else. */
export async function findVoters(context: Plans, tx: Queries, vote: RollRules): Promise<Voter[]> {
  const candidates = await findCandidates(tx, vote);
  if (vote.required_plan === 'account') return candidates;
  const missingPlanOf = await findMissingPlans(context, tx, vote);
  return candidates.filter(({ id }) => missingPlanOf(id) === null);
}

/**
 * Draws up the roll with the announcement: whatever happens to accounts, addresses and plans later adds nobody. The
 * rows are sorted by their hashes, so that their order says nothing about accounts. Returns how many they are.
 */
export async function drawUpRoll(
  context: Plans,
  tx: Queries,
  vote: RollRules,
  /** The votes whose place it takes, or whose run-off it is. */
  earlier: readonly VoteRow[],
): Promise<number> {
  const added = await findAddedSince(context, tx, vote, earlier);
  const rows = (await findVoters(context, tx, vote))
    .filter(({ id }) => !added.has(id))
    .map((voter) => placeOf(voter, vote.id))
    .sort((one, other) => (one.leaf_hash < other.leaf_hash ? -1 : 1));
  await insertRoll(tx, rows);
  return rows.length;
}

/** Who meets the rules of an earlier vote now, but was not on its roll: else announcing it again would add them. */
async function findAddedSince(
  context: Plans,
  tx: Queries,
  { required_plan }: RollRules,
  earlier: readonly VoteRow[],
): Promise<ReadonlySet<number>> {
  const added = new Set<number>();
  for (const vote of earlier) {
    const hasRoll = vote.announced_roll_size !== null || vote.roll_size !== null;
    if (!hasRoll || vote.required_plan !== required_plan) continue;
    const onRoll = new Set(await findMembersOnRoll(tx, vote.id));
    const voters = await findVoters(context, tx, { ...vote, announced_roll_size: null });
    for (const { id } of voters) if (!onRoll.has(id)) added.add(id);
  }
  return added;
}

function placeOf({ id, document_id }: Voter, voteId: string): RollRow {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return {
    vote_id: voteId,
    leaf_hash: leafOf({ voteId, salt, account: document_id }),
    user_id: id,
    salt,
    blinded_hash: null,
    news: 'announcement',
    had_slip: 0,
    has_reported: 0,
  };
}

/** Published for each member; only they know the account and the salt behind theirs. */
export const leafOf = ({
  voteId,
  salt,
  account,
}: Record<'voteId' | 'salt' | 'account', string>): string =>
  hashOf(`${voteId}\n${salt}\n${account}`);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
