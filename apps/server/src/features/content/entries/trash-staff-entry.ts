import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { deleteEntry } from '../write/delete-entry.ts';
import { transact } from '../write/transact.ts';
import type { Writer } from '../write/write-request.ts';
import { type EntryReference, getEntryRow } from './get-staff-entry.ts';
import type { EntryRow } from './index/content-entries.repo.ts';
import { deleteTrash } from './index/trash.repo.ts';
import { findStaffFields } from './staff-fields.ts';

/** Moves an entry to the trash. A draft that was begun but never written is deleted for good. */
export async function trashStaffEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  ifMatch: number | undefined,
): Promise<void> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const isBlank = collection.hasDrafts && (await isUnwritten(service, collection, row));
  const locale = { kind: 'only', locale: row.locale } as const;
  const write = { ...writer, collection, locale, ifMatch };
  if (!(await deleteEntry(service, write, row.document_id))) throw notFound();
  if (!isBlank) return;
  const entryId = row.id;
  const until = service.store.now();
  await transact(service, (tx) => deleteTrash(tx, service.db.kind, { until, entryId }));
}

async function isUnwritten(
  { db }: ContentService,
  collection: Parameters<typeof findStaffFields>[1],
  { document_id: documentId, locale, version, title, visible_from }: EntryRow,
): Promise<boolean> {
  if (version !== 1 || title !== '' || visible_from !== '') return false;
  const { draft } = await findStaffFields(db, collection, { documentId, locale });
  return !draft.body;
}
