import { MIN_SECRET_ROLL, type OpeningObstacle } from '@rostra/contract';
import { rollHash } from '@rostra/contract/ballots';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { isUnderConsultation } from '../../consultations/index.ts';
import { hasPendingChange } from '../../content/index.ts';
import { recordEvent } from '../../webhooks/index.ts';
import type { VotesContext } from '../context.ts';
import { areApart } from '../manage/minimum-times.ts';
import { findVoters } from '../roll/draw-up-roll.ts';
import { settleRoll } from '../roll/settle-roll.ts';
import { makeSlipKeys } from '../slips/slip-keys.ts';
import { findVote, lockVote, setObstacle, updateVote } from '../votes.repo.ts';
import { voteEvent } from './vote-event.ts';

/** Settles the roll and opens the vote in one transaction. If something is in its way, editors see what. */
export async function openVote(context: VotesContext, id: string): Promise<void> {
  const { db } = context.content;
  const known = await findVote(db.queries, { id });
  if (known?.state !== 'announced') return;
  // Looked at before a key is made, because a vote may be kept from opening for weeks.
  const obstacle = await findObstacle(context, db.queries, known);
  if (obstacle) {
    if (obstacle !== known.obstacle) await setObstacle(db.queries, id, obstacle);
    return;
  }
  const keys = known.secrecy === 'secret' ? await makeSlipKeys(context, id) : {};
  const hasOpened = await db.transaction(async (tx) => {
    const vote = await lockVote(tx, db.kind, { id, mode: 'update' });
    const now = await context.readTime(tx);
    if (vote?.state !== 'announced' || now < vote.opens_at || vote.secrecy !== known.secrecy) {
      return false;
    }
    // It may have appeared in the meantime. Then the next run tells editors.
    if (await findObstacle(context, tx, vote)) return false;
    const leaves = await settleRoll(context, tx, vote);
    const data = { closesAt: vote.closes_at, rollSize: leaves.length };
    await recordEvent(tx, voteEvent('vote.opened', vote, { at: now, data }));
    await updateVote(tx, id, {
      ...keys,
      state: 'open',
      obstacle: null,
      opened_at: now,
      roll_size: leaves.length,
      roll_hash: await rollHash(leaves),
    });
    return true;
  });
  if (hasOpened) context.content.changed(['votes', 'policies']);
}

/** What it may open late, for example because the server was restarted. */
const LATE_MS = 60 * 60_000;

/** Else a vote that something has kept from opening could be open for minutes. */
const isTooLate = (context: VotesContext, { closes_at, duration_days }: VoteRow, now: string) =>
  !areApart(context, [new Date(Date.parse(now) - LATE_MS).toISOString(), closes_at], duration_days);

/** What needs the fewest queries comes first. */
async function findObstacle(
  context: VotesContext,
  queries: Queries,
  vote: VoteRow,
): Promise<OpeningObstacle | null> {
  const now = await context.readTime(queries);
  if (now >= vote.closes_at || isTooLate(context, vote, now)) return 'late';
  if (vote.required_plan !== 'account' && context.payments === 'none') return 'simulatedPlans';
  const documentId = vote.document_id;
  if (await isUnderConsultation(queries, { documentId, locale: vote.locale, now })) {
    return 'consultation';
  }
  if (await hasPendingChange(queries, { collection: 'policies', documentId, now })) {
    return 'scheduledText';
  }
  const least = vote.secrecy === 'secret' ? MIN_SECRET_ROLL : 1;
  return (await findVoters(context, queries, vote)).length < least ? 'smallRoll' : null;
}
