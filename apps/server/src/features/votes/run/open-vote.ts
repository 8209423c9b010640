import { MIN_SECRET_ROLL, type OpeningObstacle } from '@rostra/contract';
import { rollHash } from '@rostra/contract/ballots';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { isUnderConsultation } from '../../consultations/index.ts';
import { hasPendingChange } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { drawUpRoll } from '../roll/draw-up-roll.ts';
import { insertRoll } from '../roll/roll.repo.ts';
import { makeSlipKeys } from '../slips/slip-keys.ts';
import { findVote, lockVote, updateVote } from '../votes.repo.ts';

/** Fixes the roll and opens the vote in one transaction. If something is in its way, editors see what. */
export async function openVote(context: VotesContext, id: string): Promise<void> {
  const { db } = context.content;
  const known = await findVote(db.queries, { id });
  if (known?.state !== 'announced') return;
  const keys = known.secrecy === 'secret' ? await makeSlipKeys(context, id) : {};
  const hasChanged = await db.transaction(async (tx) => {
    const vote = await lockVote(tx, db.kind, { id, mode: 'update' });
    const now = await context.readTime(tx);
    if (vote?.state !== 'announced' || now < vote.opens_at || vote.secrecy !== known.secrecy) {
      return false;
    }
    const roll = await drawUpRoll(context, tx, vote);
    const obstacle = await findObstacle(context, tx, { vote, now, rollSize: roll.length });
    if (obstacle) {
      if (obstacle !== vote.obstacle) await updateVote(tx, id, { obstacle });
      return false;
    }
    await insertRoll(tx, roll);
    await updateVote(tx, id, {
      ...keys,
      state: 'open',
      obstacle: null,
      roll_size: roll.length,
      roll_hash: await rollHash(roll.map(({ leaf_hash }) => leaf_hash)),
    });
    return true;
  });
  if (hasChanged) context.content.changed(['votes', 'policies']);
}

async function findObstacle(
  { payments }: VotesContext,
  tx: Queries,
  { vote, now, rollSize }: { vote: VoteRow; now: string; rollSize: number },
): Promise<OpeningObstacle | null> {
  if (now >= vote.closes_at) return 'late';
  if (vote.required_plan !== 'account' && payments === 'none') return 'simulatedPlans';
  const documentId = vote.document_id;
  if (await isUnderConsultation(tx, { documentId, locale: vote.locale, now })) {
    return 'consultation';
  }
  if (await hasPendingChange(tx, { collection: 'policies', documentId, now })) {
    return 'scheduledText';
  }
  const least = vote.secrecy === 'secret' ? MIN_SECRET_ROLL : 1;
  return rollSize < least ? 'smallRoll' : null;
}
