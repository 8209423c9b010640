import type { VersionSummary } from '@rostra/contract';
import { accessDenied } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { getVersion } from './describe-version.ts';
import { setLabel } from './version-list.repo.ts';

/** Gives a version a name, so that it is kept. */
export async function nameVersion(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  { number, label }: { number: number; label: string | null },
): Promise<VersionSummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  if (writer.isAuthor && !collection.hasDrafts) throw accessDenied();
  await getVersion(service, collection, row, number);
  const key = { collection: row.collection, documentId: row.document_id, locale: row.locale };
  await setLabel(service.db.queries, key, number, label);
  const { fields: _, ...summary } = await getVersion(service, collection, row, number);
  return summary;
}
