import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import { deleteBallots, deleteOpenBallots, writeWithSecureDelete } from '../cast/ballots.repo.ts';
import type { VotesContext } from '../context.ts';
import { eraseEnded } from '../erase/erase-ended.ts';
import { endSlips } from '../roll/roll.repo.ts';
import { stateOf } from '../state.ts';
import { updateVote } from '../votes.repo.ts';
import { editVote } from './edit-vote.ts';

/** Ends a vote without a result. Its ballots are deleted unread. */
export async function annulVote(
  context: VotesContext,
  writer: Writer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { db } = context.content;
  await editVote(context, { writer, id, action: 'vote.annul' }, async (tx, row, now) => {
    // From closing on, nobody may discard a result that they can guess.
    const state = stateOf(row, now);
    if (state !== 'announced' && state !== 'open') {
      throw new AppError('conflict', messageReference('votes-server', 'hasEnded'));
    }
    await writeWithSecureDelete(tx, db.kind, async () => {
      await updateVote(tx, id, {
        state: 'annulled',
        annulled_at: now,
        annulment_reason: reason,
        private_key: null,
        obstacle: null,
        erasure_due: row.roll_size === null ? 0 : 1,
      });
      await endSlips(tx, id, 'annulment');
      await deleteBallots(tx, id);
      await deleteOpenBallots(tx, id);
    });
    return { title: row.question, reason };
  });
  await eraseEnded(context.content);
}
