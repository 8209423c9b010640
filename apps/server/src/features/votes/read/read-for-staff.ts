import { type CallOutput, MIN_SECRET_ROLL, type readManagedVote } from '@rostra/contract';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { notFound } from '../../../errors.ts';
import type { VotesContext } from '../context.ts';
import { findVoters } from '../roll/draw-up-roll.ts';
import { isKeyReadable } from '../slips/slip-keys.ts';
import { findOptions, findVote } from '../votes.repo.ts';
import { describeVote, toText } from './vote-view.ts';

/** Nobody is added to a roll, so this is known from the announcement on. */
const isTooSmall = ({ state, secrecy, announced_roll_size: size }: VoteRow): boolean =>
  state === 'announced' && secrecy === 'secret' && size !== null && size < MIN_SECRET_ROLL;

export async function readForStaff(
  context: VotesContext,
  id: string,
): Promise<CallOutput<typeof readManagedVote>> {
  const { content } = context;
  const { queries } = content.db;
  const row = await findVote(queries, { id });
  if (!row) throw notFound();
  const isExpected = row.state === 'announced';
  return {
    data: {
      vote: {
        ...(await describeVote(content, row)),
        expectedRoll: isExpected ? (await findVoters(context, queries, row)).length : null,
        obstacle: row.obstacle ?? (isTooSmall(row) ? 'smallRoll' : null),
        hasUnreadableKey: !isKeyReadable(context, row),
        runOffOf: row.run_off_of,
      },
      texts: (await findOptions(queries, id)).map(toText),
    },
  };
}
