import type { PublishChecks } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import { versionData } from '../versions/version-data.ts';
import { findDocument } from '../write/documents.repo.ts';
import type { Writer } from '../write/write-request.ts';
import { findLastSeenEdition } from './editions.repo.ts';
import { editionOf } from './number-edition.ts';

/** Which edition readers would get if the draft were published. */
export async function findNextEdition(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
): Promise<PublishChecks['edition']> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  if (!collection.editionFields) return 'none';
  const { queries } = service.db;
  const { document_id: documentId, locale } = row;
  const document = await findDocument(queries, collection, documentId, locale);
  if (!document) throw notFound();
  const key = { collection: collection.plural, documentId, locale };
  const last = await findLastSeenEdition(queries, key, service.store.now());
  if (!last) return 'first';
  const data = await versionData(queries, collection, document.draft);
  return editionOf(collection, data, undefined)?.textHash === last.text_hash ? 'none' : 'next';
}
