import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { VotesContext } from '../context.ts';
import { getOnRoll } from '../roll/get-on-roll.ts';
import { updateRoll } from '../roll/roll.repo.ts';
import { notOpen } from '../state.ts';
import { findVote } from '../votes.repo.ts';

/** Counted in public, although nobody can prove that the receipt was real. */
export async function reportMissing(
  context: VotesContext,
  member: Member,
  id: string,
): Promise<void> {
  const { db } = context.content;
  const vote = await findVote(db.queries, { id });
  if (!vote) throw notFound();
  if (vote.record_hash === null) throw notOpen();
  if (vote.secrecy !== 'secret') {
    throw new AppError('conflict', messageReference('votes-server', 'openBallots'));
  }
  const place = await getOnRoll(context, db.queries, vote, member.userId);
  if (place.has_reported) return;
  await updateRoll(db.queries, place, { has_reported: 1 });
  context.content.changed(['votes']);
}
