import { messageReference } from '@rostra/messages';
import { AppError, invalidField, notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { VotesContext } from '../context.ts';
import { hashOf } from '../roll/draw-up-roll.ts';
import { getOnRoll } from '../roll/get-on-roll.ts';
import { storeBlinded } from '../roll/roll.repo.ts';
import { notOpen, stateOf } from '../state.ts';
import { findVote, lockVote } from '../votes.repo.ts';
import { fitsKey, openPrivateKey, signBlinded, slipKeyOf } from './slip-keys.ts';

/**
 * Signs one slip for each member on the roll, without seeing it. The same blinded slip again gets the same
 * signature, because the response may have been lost; another one is refused.
 */
export async function issueSlip(
  context: VotesContext,
  member: Member,
  { id, blinded }: { id: string; blinded: string },
): Promise<string> {
  const { db } = context.content;
  const known = await findVote(db.queries, { id });
  if (!known) throw notFound();
  if (known.secrecy !== 'secret') throw conflict('openBallots');
  const key = openPrivateKey(context, known);
  if (!key) throw notOpen();
  const place = await getOnRoll(context, db.queries, known, member.userId);
  const blindedHash = hashOf(blinded);
  checkSame(place.blinded_hash, blindedHash);
  if (!fitsKey(slipKeyOf(known), blinded)) {
    throw invalidField(['blinded'], messageReference('rules', 'invalidValue'));
  }
  const signature = signBlinded(key, blinded);
  await db.transaction(async (tx) => {
    const vote = await lockVote(tx, db.kind, { id, mode: 'share' });
    if (!vote || stateOf(vote, await context.readTime(tx)) !== 'open') throw notOpen();
    if (await storeBlinded(tx, place, blindedHash)) return;
    const now = await getOnRoll(context, tx, vote, member.userId);
    checkSame(now.blinded_hash, blindedHash);
  });
  return signature;
}

function checkSame(stored: string | null, blindedHash: string): void {
  if (stored !== null && stored !== blindedHash) throw conflict('slipIssued');
}

const conflict = (key: 'openBallots' | 'slipIssued') =>
  new AppError('conflict', messageReference('votes-server', key));
