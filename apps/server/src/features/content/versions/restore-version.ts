import type { EntrySummary, LostRelation } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import { describeEntry } from '../entries/save-staff-entry.ts';
import { updateEntry } from '../write/update-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { getVersion } from './describe-version.ts';
import { restorableData } from './restorable-data.ts';

/** Makes the text of a version the draft again. Collections without drafts show it at once. */
export async function restoreVersion(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  { number, ifMatch }: { number: number; ifMatch: number | undefined },
): Promise<{ entry: EntrySummary; lost: LostRelation[] }> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  if (row.deleted_at !== null) throw notFound();
  const { fields } = await getVersion(service, collection, row, number);
  const documentId = row.document_id;
  const { data, lost } = await restorableData(service.db.queries, collection, {
    fields,
    documentId,
    locale: row.locale,
  });
  await updateEntry(
    service,
    {
      ...writer,
      collection,
      locale: row.locale,
      status: collection.hasDrafts ? 'draft' : 'published',
      body: { data },
      ifMatch,
      kind: 'restored',
      action: 'content.restore',
    },
    documentId,
  );
  return { entry: await describeEntry(service, writer, reference), lost };
}
