import type { Queries } from '../../../../db/client.ts';
import { notFound } from '../../../../errors.ts';
import type { Collection } from '../../declare/declaration.ts';
import { type EditionNote, editionOf } from '../../editions/number-edition.ts';
import type { EntryRow } from '../../entries/index/content-entries.repo.ts';
import { refreshEntry } from '../../entries/index/refresh-entry.ts';
import { sharePublished } from '../../locales/share-with-translations.ts';
import { bodyError, takenField } from '../../validate/body-error.ts';
import { checkComplete } from '../../validate/check-complete.ts';
import { referencesIn } from '../../versions/relations-by-id.ts';
import { storeVersion } from '../../versions/store-version.ts';
import { findVersion } from '../../versions/versions.repo.ts';
import { checkNoOpenVote } from '../checks/check-no-open-vote.ts';
import {
  type Document,
  findDocument,
  findTargetIds,
  isTaken,
  type Row,
} from '../documents.repo.ts';
import { publishDocument, unpublishDocument } from './publish-document.ts';
import type { PublishingService } from './publishing-service.ts';

interface Publication {
  readonly collection: Collection;
  readonly document: Document;
  /** The other translations of the document. */
  readonly others: readonly Document[];
  readonly entry: EntryRow;
  readonly editorId: number | null;
  readonly now: string;
  readonly note?: EditionNote;
}

/** Publishes the text of a version. The draft stays as it is, so open editors are not disturbed. */
export async function publishVersion(
  tx: Queries,
  service: PublishingService,
  { collection, document, others, entry, editorId, now, note }: Publication,
  number: number,
): Promise<void> {
  const { index, entries } = service;
  const { draft, published } = document;
  const documentId = draft.document_id;
  await checkNoOpenVote(tx, service, collection, documentId);
  const version = await findVersion(tx, collection.plural, documentId, number);
  if (!version) throw notFound();
  const data = JSON.parse(version.data);
  const locale = String(draft.locale ?? entries.locale);
  const { row, links } = await rowOf(tx, collection, { draft, locale }, data);
  checkComplete(collection, row);
  const slug = { column: 'slug', value: String(row.slug), documentId, locale };
  if (await isTaken(tx, collection, slug)) {
    throw bodyError([takenField('slug', row.slug)]);
  }
  const publishedAt = String(published?.published_at ?? draft.first_published_at ?? now);
  const publishedRow = await publishDocument(
    tx,
    collection,
    { ...document, draft: row },
    { publishedAt, locale, now, index, links },
  );
  await sharePublished(tx, collection, publishedRow, { others, now, index });
  await storeVersion(tx, {
    collection: collection.plural,
    documentId,
    locale,
    status: 'published',
    data,
    edition: editionOf(collection, data, note),
    editorId,
    at: now,
    visibleFrom: publishedAt,
  });
  const after = (await findDocument(tx, collection, documentId, locale)) ?? document;
  await refreshEntry(tx, entries, {
    collection,
    document: after,
    version: entry.version,
    liveVersion: number,
    editorId: entry.editor_id,
  });
}

/** Takes an entry down without changing its draft. */
export async function withdrawEntry(
  tx: Queries,
  service: PublishingService,
  { collection, document, entry, editorId, now }: Publication,
): Promise<void> {
  const { index, entries } = service;
  const documentId = document.draft.document_id;
  await checkNoOpenVote(tx, service, collection, documentId);
  const version = await findVersion(tx, collection.plural, documentId, entry.version);
  const locale = String(document.draft.locale ?? entries.locale);
  await unpublishDocument(tx, collection, document, { locale, now, index });
  await storeVersion(tx, {
    collection: collection.plural,
    documentId,
    locale,
    status: 'withdrawn',
    data: JSON.parse(version?.data ?? '{}'),
    editorId,
    at: now,
  });
  const after = (await findDocument(tx, collection, documentId, locale)) ?? document;
  await refreshEntry(tx, entries, {
    collection,
    document: after,
    version: entry.version,
    liveVersion: null,
    editorId: entry.editor_id,
  });
}

/** A row with the values of a version. Relations to entries that no longer exist are left out. */
async function rowOf(
  tx: Queries,
  collection: Collection,
  { draft, locale }: { draft: Row; locale: string },
  data: Readonly<Record<string, Row[string] | readonly (string | number)[]>>,
): Promise<{ row: Row; links: Map<string, number[]> }> {
  const links = new Map<string, number[]>();
  const row: Row = { ...draft };
  for (const name of Object.keys(draft)) {
    const value = data[name];
    if (name !== 'id' && name !== 'document_id' && !Array.isArray(value) && value !== undefined) {
      row[name] = value as Row[string];
    }
  }
  for (const [key, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'one' && field.kind !== 'many') continue;
    const references = referencesIn(field.kind === 'one' ? data[field.column] : data[key]);
    const found = await findTargetIds(tx, field.target, references, locale);
    const ids = references.flatMap((reference) => found.get(reference) ?? []);
    if (field.kind === 'many') links.set(key, ids);
    else row[field.column] = ids[0] ?? null;
  }
  return { row, links };
}
