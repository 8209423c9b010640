import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { deleteBallots, writeWithSecureDelete } from '../cast/ballots.repo.ts';
import type { VotesContext } from '../context.ts';
import { eraseEnded } from '../erase/erase-ended.ts';
import { hashOf } from '../roll/draw-up-roll.ts';
import { endSlips } from '../roll/roll.repo.ts';
import { stateOf } from '../state.ts';
import { findChainEnd, insertRecord, lockVote, updateVote } from '../votes.repo.ts';
import { voteEvent } from './vote-event.ts';
import { writeRecord } from './write-record.ts';

/** Counts, writes the record that continues the chain, and deletes the key, the slips and the secret ballots. */
export async function closeVote(context: VotesContext, id: string): Promise<void> {
  const { db } = context.content;
  const isClosed = await db
    .transaction(async (tx) => {
      const vote = await lockVote(tx, db.kind, { id, mode: 'update' });
      const now = await context.readTime(tx);
      if (!vote || stateOf(vote, now) !== 'counting') return false;
      const previous = await findChainEnd(tx);
      const record = await writeRecord(tx, vote, { previous, closedAt: now });
      const text = `${JSON.stringify(record, null, 1)}\n`;
      await insertRecord(tx, { vote_id: id, record: text });
      const data = { outcome: record.result.outcome };
      await recordEvent(tx, voteEvent('vote.closed', vote, { at: now, data }));
      await writeWithSecureDelete(tx, db.kind, async () => {
        await updateVote(tx, id, {
          state: record.result.outcome,
          closed_at: now,
          result: JSON.stringify(record.result),
          record_hash: hashOf(text),
          previous_hash: previous,
          private_key: null,
          erasure_due: 1,
        });
        await endSlips(tx, id, 'result');
        await deleteBallots(tx, id);
      });
      return true;
    })
    .catch((error: unknown) => {
      // Another vote was closed at the same time: this one continues from it at the next run.
      if (isUniqueViolation(error)) return false;
      throw error;
    });
  if (!isClosed) return;
  context.content.changed(['votes', 'policies']);
  await eraseEnded(context.content);
}
