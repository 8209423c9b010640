import type { CallOutput, readBallot } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { findOpenBallot } from '../cast/ballots.repo.ts';
import type { VotesContext } from '../context.ts';
import { findRollObstacle } from '../roll/find-roll-obstacle.ts';
import { findOnRoll } from '../roll/roll.repo.ts';
import { slipKeyOf } from '../slips/slip-keys.ts';
import { findOptions, findVote } from '../votes.repo.ts';
import { describeVote, toText } from './vote-view.ts';

/** A vote as a member sees it: whether they can vote, and whether they have a slip. */
export async function readForMember(
  context: VotesContext,
  { userId, user }: Member,
  slug: string,
): Promise<CallOutput<typeof readBallot>> {
  const { content } = context;
  const { queries } = content.db;
  const row = await findVote(queries, { slug });
  if (!row) throw notFound();
  const vote = await describeVote(content, row);
  const place = await findOnRoll(queries, row.id, userId);
  const ballot = await findOpenBallot(queries, row.id, userId);
  const isOpen = vote.state === 'open';
  const isSettled = row.roll_size !== null;
  return {
    data: {
      vote,
      texts: (await findOptions(queries, row.id)).map(toText),
      isOnRoll: isSettled ? place !== undefined : null,
      obstacle: await findRollObstacle(context, queries, { vote: row, userId, place }),
      leaf:
        place && isSettled
          ? { hash: place.leaf_hash, salt: place.salt, account: user.document_id }
          : null,
      hasSlip: isOpen && place ? place.blinded_hash !== null : null,
      slipKey: isOpen && row.secrecy === 'secret' ? slipKeyOf(row) : null,
      choice: ballot?.choice ?? null,
      hasReported: place?.has_reported === 1,
    },
  };
}
