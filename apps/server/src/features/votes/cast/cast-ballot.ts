import { messageReference } from '@rostra/messages';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { VotesContext } from '../context.ts';
import { hashOf } from '../roll/draw-up-roll.ts';
import { slipKeyOf } from '../slips/slip-keys.ts';
import { notOpen, stateOf } from '../state.ts';
import { findVote, lockVote } from '../votes.repo.ts';
import { putBallot } from './ballots.repo.ts';
import { checkChoice } from './check-choice.ts';

interface SecretBallot {
  readonly id: string;
  readonly slip: string;
  readonly signature: string;
  readonly receipt: string;
  readonly choice: string;
}

/** Nothing here knows who casts the ballot: its slip is all that counts. */
export async function castBallot(
  { content: { db }, readTime, verifySlip }: VotesContext,
  { id, slip, signature, receipt, choice }: SecretBallot,
): Promise<void> {
  const known = await findVote(db.queries, { id });
  if (!known) throw notFound();
  if (known.state !== 'open') throw notOpen();
  if (known.secrecy !== 'secret' || !verifySlip(slipKeyOf(known), { slip, signature })) {
    throw new AppError('forbidden', messageReference('votes-server', 'badSlip'));
  }
  await checkChoice(db.queries, id, choice);
  const put = () =>
    db.transaction(async (tx) => {
      const vote = await lockVote(tx, db.kind, { id, mode: 'share' });
      if (!vote || stateOf(vote, await readTime(tx)) !== 'open') throw notOpen();
      await putBallot(tx, { vote_id: id, slip_hash: hashOf(slip), receipt, choice });
    });
  try {
    await put().catch((error) => {
      if (!isUniqueViolation(error)) throw error;
      // If the same slip is cast twice at once, PostgreSQL may refuse one for its receipt. Now it finds the slip.
      return put();
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', messageReference('votes-server', 'receiptTaken'));
  }
}
