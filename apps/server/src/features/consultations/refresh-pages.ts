import type { Queries } from '../../db/client.ts';
import type { ConsultationRow } from '../../db/tables/consultations.ts';
import type { ContentService } from '../content/index.ts';
import { recordEvent } from '../webhooks/index.ts';
import { consultationEvent } from './consultation-event.ts';
import { findConsultations, lockConsultation, updateConsultation } from './consultations.repo.ts';
import { stateOf } from './state.ts';

/** Tells webhooks which consultations have opened or closed since the last time, and drops the pages of these. */
export async function refreshPages(content: ContentService): Promise<void> {
  const { db, store } = content;
  const now = store.now();
  const isOutdated = (row: ConsultationRow) => stateOf(row, now) !== row.told_state;
  const changed = (await findConsultations(db.queries)).filter(isOutdated);
  if (changed.length === 0) return;
  for (const { id } of changed) {
    await db.transaction(async (tx) => {
      const row = await lockConsultation(tx, id);
      if (!row || !isOutdated(row)) return;
      await announceState(tx, row, now);
      await updateConsultation(tx, id, { told_state: stateOf(row, now) });
    });
  }
  content.changed(['consultations', 'policies']);
}

async function announceState(tx: Queries, row: ConsultationRow, now: string): Promise<void> {
  const state = stateOf(row, now);
  const isFirst = row.told_state === 'announced';
  // One that was open only while the server was down has opened, too.
  if (state === 'open' || (state === 'closed' && isFirst)) {
    await recordEvent(tx, consultationEvent('consultation.opened', row, { at: now }));
  }
  if (state === 'closed') {
    await recordEvent(tx, consultationEvent('consultation.closed', row, { at: now }));
  }
}
