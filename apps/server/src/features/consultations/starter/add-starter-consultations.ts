import type { Worker } from '../../../feature.ts';
import {
  type ContentService,
  findStarterNote,
  recordStarterItem,
  takeStarterNote,
} from '../../content/index.ts';
import { insertConsultation, insertDraft } from '../consultations.repo.ts';
import { insertContribution } from '../contributions.repo.ts';
import { prepareConsultation } from './prepare-consultation.ts';
import type { StarterConsultation } from './starter-consultation.ts';

const CONSULTATIONS = 'consultations';

/** Adds the consultations of the starter content, once. */
export async function addStarterConsultations(content: ContentService): Promise<void> {
  const { db } = content;
  const noted = await findStarterNote<StarterConsultation>(db.queries, CONSULTATIONS);
  if (noted === undefined) return;
  const { locale, items } = noted;
  // Not in the transaction: rendering asks the database for pictures and links.
  const prepared = await Promise.all(
    items.map((consultation) => prepareConsultation(content, consultation, locale)),
  );
  await db.transaction(async (tx) => {
    if (!(await takeStarterNote(tx, CONSULTATIONS))) return;
    for (const { row, drafts, contributions } of prepared) {
      await insertConsultation(tx, row);
      for (const draft of drafts) await insertDraft(tx, draft);
      for (const contribution of contributions) await insertContribution(tx, contribution);
      await recordStarterItem(tx, { kind: CONSULTATIONS, document_id: row.id, state: '' });
    }
  });
  content.changed(['consultations', 'policies']);
}

/** Runs at each start of a site; only the first one finds something to do. */
export const starterConsultationsWorker = (content: ContentService): Worker => ({
  name: 'starter-consultations',
  run: () => addStarterConsultations(content),
});
