import type { Queries } from '../../../db/client.ts';
import { withdrawIncoming } from '../../content/index.ts';
import type { ImportContext } from '../import-context.ts';
import {
  deleteImportedEntry,
  findImportedEntry,
  findNoteOf,
  type ImportedEntryRow,
  listImportedEntries,
  updateImportedEntry,
} from './imported-entries.repo.ts';

/** The hash in the note about a document that is gone at its source. */
const WITHDRAWN = '';

/** The hash in the note about a document that is only a draft at its source. */
export const UNPUBLISHED = 'unpublished';

/** A document that was copied from its source before. */
export interface KnownDocument {
  readonly collection: string;
  readonly sourceId: string;
  /** When it was changed at its source, as far as we know. */
  readonly updatedAt: string;
  /** False if only its draft was copied. */
  readonly isPublished: boolean;
  readonly row: ImportedEntryRow;
}

/** The documents of a source, except those that are gone there. */
export async function listKnownDocuments(
  { content }: ImportContext,
  source: string,
): Promise<KnownDocument[]> {
  const rows = await listImportedEntries(content.db.queries, source);
  return rows
    .filter(({ hash }) => hash !== WITHDRAWN)
    .map((row) => ({
      collection: row.collection,
      sourceId: row.source_id,
      updatedAt: row.updated_at,
      isPublished: row.hash !== UNPUBLISHED,
      row,
    }));
}

/** The id at its source of the document that this entry copies; undefined if the source does not have it any more. */
export async function findKnownSourceId(
  queries: Queries,
  entry: { source: string; collection: string; documentId: string },
): Promise<string | undefined> {
  const note = await findNoteOf(queries, entry);
  return note?.hash === WITHDRAWN ? undefined : note?.source_id;
}

/** The entry that copies a document, or has copied it until it was gone. */
export const findKnownDocumentId = async (
  queries: Queries,
  key: { source: string; collection: string; sourceId: string },
): Promise<string | undefined> => (await findImportedEntry(queries, key))?.document_id;

/**
 * Unpublishes a document that is gone at its source, or is only a draft there; if it comes back, it is the same
 * entry again. What has no drafts stays, and is an ordinary entry from now on.
 */
export async function withdrawDocument(
  { content }: ImportContext,
  { collection: name, row }: KnownDocument,
  { locale, hasDraft }: { locale: string; hasDraft: boolean },
): Promise<void> {
  const collection = content.collections.find(({ plural }) => plural === name);
  if (!collection?.hasDrafts) return deleteImportedEntry(content.db.queries, row);
  await withdrawIncoming(content, { collection, documentId: row.document_id, locale }, (tx) =>
    updateImportedEntry(tx, { ...row, hash: hasDraft ? UNPUBLISHED : WITHDRAWN }),
  );
}

/** A draft that is gone at its source is an ordinary draft from now on. */
export const releaseDraft = ({ content }: ImportContext, { row }: KnownDocument): Promise<void> =>
  updateImportedEntry(content.db.queries, { ...row, hash: WITHDRAWN });
