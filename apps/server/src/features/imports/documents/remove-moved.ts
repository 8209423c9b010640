import { findVersionNumber, removeIncoming } from '../../content/index.ts';
import type { IncomingDocument } from '../content-source.ts';
import type { ImportContext } from '../import-context.ts';
import type { Conflict } from '../report.ts';
import { edited } from './document-importer.ts';
import { deleteImportedEntry, findImportedEntry } from './imported-entries.repo.ts';

/** A text is in one of these, depending on who may read it. */
const TEXTS = ['blog-posts', 'member-contents'];

/**
 * Removes the public copy of a text that is member content now, and the other way round. A copy that an editor has
 * changed stays, and is reported.
 */
export async function removeMoved(
  { content }: ImportContext,
  source: string,
  document: IncomingDocument,
): Promise<Conflict[]> {
  const { collection: plural, sourceId } = document;
  const other = TEXTS.includes(plural) ? TEXTS.find((name) => name !== plural) : undefined;
  const collection = content.collections.find((found) => found.plural === other);
  if (other === undefined || !collection) return [];
  const { queries } = content.db;
  const known = await findImportedEntry(queries, { source, collection: other, sourceId });
  if (!known) return [];
  const version = await findVersionNumber(content, collection, known.document_id);
  if (known.is_created !== 1 || version !== known.version) return [edited(document)];
  await removeIncoming(content, { editorId: null }, { collection, documentId: known.document_id });
  await deleteImportedEntry(queries, known);
  return [];
}
