import {
  type Collection,
  countAllReferences,
  findVersionNumber,
  removeIncoming,
  removeRedirectsOf,
  type Writer,
} from '../content/index.ts';
import { removeFile } from '../media/index.ts';
import {
  deleteImportedEntry,
  type ImportedEntryRow,
  listImportedEntries,
} from './documents/imported-entries.repo.ts';
import { deleteImportedFiles, findUnusedImportedFiles } from './files/imported-files.repo.ts';
import type { ImportContext } from './import-context.ts';

export interface UndoReport {
  readonly removed: number;
  /** Entries that editors have changed since, or that other entries use. */
  readonly kept: number;
  readonly files: number;
  readonly redirects: number;
}

/**
 * Removes what an import has written, as if it had never run. What editors have changed since stays, and so do
 * entries that existed before. Can be repeated after an interruption.
 */
export async function undoImport(
  { content, media }: ImportContext,
  source: string,
  writer: Pick<Writer, 'editorId'>,
): Promise<UndoReport> {
  const rows = await listImportedEntries(content.db.queries, source);
  const references = new Map<string, Promise<Record<string, number>>>();
  let removed = 0;
  let kept = 0;
  for (const { collection, row } of inOrder(content.collections, rows)) {
    if (row.is_created === 1) {
      if (await isStillOurs(collection, row)) {
        const { document_id: documentId } = row;
        await removeIncoming(content, writer, { collection, documentId });
        removed += 1;
      } else kept += 1;
    }
    await deleteImportedEntry(content.db.queries, row);
  }
  const redirects = await removeRedirectsOf(content.db.queries, source);
  const files = await findUnusedImportedFiles(content.db.queries, source);
  for (const { id } of files) await removeFile(media, id);
  await deleteImportedFiles(content.db.queries, source);
  content.changed(['redirects']);
  return { removed, kept, files: files.length, redirects };

  async function isStillOurs(collection: Collection, row: ImportedEntryRow): Promise<boolean> {
    const version = await findVersionNumber(content, collection, row.document_id);
    if (version !== row.version) return false;
    if (collection.hasDrafts) return true;
    // Counted once: the texts that this import wrote are gone by then.
    const { plural } = collection;
    const counts = references.get(plural) ?? countAllReferences(content, plural);
    references.set(plural, counts);
    return !(await counts)[row.document_id];
  }
}

/** Texts before the authors, categories and tags that they refer to. */
const inOrder = (collections: readonly Collection[], rows: readonly ImportedEntryRow[]) =>
  rows
    .flatMap((row) => {
      const collection = collections.find(({ plural }) => plural === row.collection);
      return collection ? [{ collection, row }] : [];
    })
    .toSorted((a, b) => Number(b.collection.hasDrafts) - Number(a.collection.hasDrafts));
