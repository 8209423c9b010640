import { randomBytes } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import { AppError, notFound, unauthorized } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { lockActiveUser } from '../../accounts/index.ts';
import type { VotesContext } from '../context.ts';
import { hashOf } from '../roll/draw-up-roll.ts';
import { getOnRoll } from '../roll/get-on-roll.ts';
import { notOpen, stateOf } from '../state.ts';
import { findVote, lockVote } from '../votes.repo.ts';
import { changeOpenBallot, findName, findOpenBallot, insertOpenBallot } from './ballots.repo.ts';
import { checkChoice } from './check-choice.ts';

const SALT_BYTES = 16;

/** A ballot with the member's name, which everybody sees once the vote is closed. */
export async function castOpenBallot(
  context: VotesContext,
  { userId }: Member,
  { id, choice }: { id: string; choice: string },
): Promise<void> {
  const { db } = context.content;
  const known = await findVote(db.queries, { id });
  if (!known) throw notFound();
  if (known.secrecy !== 'open') {
    throw new AppError('conflict', messageReference('votes-server', 'secretBallots'));
  }
  if (known.state === 'open') await getOnRoll(context, db.queries, known, userId);
  await checkChoice(db.queries, id, choice);
  await db.transaction(async (tx) => {
    // Otherwise the account could be deleted meanwhile, and its name would remain.
    if (!(await lockActiveUser(tx, userId))) throw unauthorized();
    // Not shared: a member with two tabs has one ballot.
    const vote = await lockVote(tx, db.kind, { id, mode: 'update' });
    if (!vote || stateOf(vote, await context.readTime(tx)) !== 'open') throw notOpen();
    await getOnRoll(context, tx, vote, userId);
    const earlier = await findOpenBallot(tx, id, userId);
    if (earlier) {
      await changeOpenBallot(tx, { ...earlier, choice });
      return;
    }
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const name = await findName(tx, userId);
    const name_hash = nameHashOf(salt, name);
    await insertOpenBallot(tx, { vote_id: id, user_id: userId, salt, name, name_hash, choice });
  });
}

const nameHashOf = (salt: string, name: string): string => hashOf(`${salt}\n${name}`);
