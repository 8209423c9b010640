import type { ContentService } from '../content/index.ts';
import { findConsultations, updateConsultation } from './consultations.repo.ts';
import { stateOf } from './state.ts';

/** Drops the pages of consultations that have opened or closed since the last time. */
export async function refreshPages(content: ContentService): Promise<void> {
  const now = content.store.now();
  const rows = await findConsultations(content.db.queries);
  const changed = rows.filter((row) => stateOf(row, now) !== row.told_state);
  if (changed.length === 0) return;
  for (const row of changed) {
    await updateConsultation(content.db.queries, row.id, { told_state: stateOf(row, now) });
  }
  content.changed(['consultations', 'policies']);
}
