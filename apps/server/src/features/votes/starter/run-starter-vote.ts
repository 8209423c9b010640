import { blindSlip, randomHex, rollHash, SLIP_BYTES, unblind } from '@rostra/contract/ballots';
import type { RollRow } from '../../../db/tables/votes.ts';
import { castBallot } from '../cast/cast-ballot.ts';
import type { VotesContext } from '../context.ts';
import { hashOf, leafOf, SALT_BYTES } from '../roll/draw-up-roll.ts';
import { insertRoll, storeBlinded } from '../roll/roll.repo.ts';
import { closeVote } from '../run/close-vote.ts';
import { makeSlipKeys, openPrivateKey, signBlinded, slipKeyOf } from '../slips/slip-keys.ts';
import { findVote, updateVote } from '../votes.repo.ts';
import { atTime } from './at-time.ts';
import type { StarterTimes } from './starter-times.ts';
import { forgetAllNews } from './starter-votes.repo.ts';

const ACCOUNT_BYTES = 12;
const RECEIPT_BYTES = 16;
const NEVER = '9999-12-31T00:00:00.000Z';

interface Electorate {
  readonly id: string;
  readonly rollSize: number;
  readonly ballots: Readonly<Record<string, number>>;
}

/**
 * Opens an announced vote, casts its ballots and closes it, with the keys, slips and ballots of every other
 * vote. Nobody on its roll has an account here, as if all had left.
 */
export async function runStarterVote(
  context: VotesContext,
  { opensAt, closesAt }: StarterTimes,
  { id, rollSize, ballots }: Electorate,
): Promise<void> {
  const { db } = context.content;
  const roll = makeRoll(id, rollSize);
  const keys = await makeSlipKeys(context, id);
  await db.transaction(async (tx) => {
    await insertRoll(tx, roll);
    const leaves = roll.map(({ leaf_hash }) => leaf_hash);
    const roll_hash = await rollHash(leaves);
    await updateVote(tx, id, {
      ...keys,
      state: 'open',
      obstacle: null,
      // The job that closes votes must not close this one before all ballots are cast.
      closes_at: NEVER,
      announced_roll_size: rollSize,
      roll_size: rollSize,
      roll_hash,
    });
  });
  const open = atTime(context, opensAt);
  const choices = Object.entries(ballots).flatMap(([choice, count]) =>
    Array.from({ length: count }, () => choice),
  );
  for (const [index, choice] of choices.entries()) {
    const place = roll[index];
    if (place) await voteAs(open, place, choice);
  }
  await updateVote(db.queries, id, { closes_at: closesAt });
  await closeVote(atTime(context, closesAt), id);
  await forgetAllNews(db.queries, id);
}

function makeRoll(voteId: string, size: number): RollRow[] {
  return Array.from({ length: size }, (): RollRow => {
    const salt = randomHex(SALT_BYTES);
    return {
      vote_id: voteId,
      leaf_hash: leafOf({ voteId, salt, account: randomHex(ACCOUNT_BYTES) }),
      user_id: null,
      salt,
      blinded_hash: null,
      news: null,
      had_slip: 0,
      has_reported: 0,
    };
  }).sort((one, other) => (one.leaf_hash < other.leaf_hash ? -1 : 1));
}

/** What a member's browser and the server do. */
async function voteAs(context: VotesContext, place: RollRow, choice: string): Promise<void> {
  const { db } = context.content;
  const id = place.vote_id;
  const vote = await findVote(db.queries, { id });
  const key = vote && openPrivateKey(context, vote);
  if (!vote || !key) throw new Error('The vote is not open');
  const slipKey = slipKeyOf(vote);
  const slip = randomHex(SLIP_BYTES);
  const { blinded, inverse } = await blindSlip(slipKey, slip);
  await storeBlinded(db.queries, place, hashOf(blinded));
  const signature = await unblind(slipKey, { slip, inverse }, signBlinded(key, blinded));
  if (signature === undefined) throw new Error('The slip was not signed correctly');
  const receipt = randomHex(RECEIPT_BYTES);
  await castBallot(context, { id, slip, signature, receipt, choice });
}
