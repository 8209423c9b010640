import { AppError, notFound } from '../../../errors.ts';
import {
  type ContentService,
  type EntryReference,
  getEntryRow,
  type Writer,
} from '../../content/index.ts';
import { findKnownDocumentId, strapiTypes } from '../../imports/index.ts';
import { putHint } from '../hints/hints.repo.ts';
import { SOURCE } from '../mirror-context.ts';

export interface PreviewContext {
  readonly content: ContentService;
  /** Undefined if no Strapi is mirrored. */
  readonly strapi: object | undefined;
  /** There is something to look at. */
  wake(): void;
}

/**
 * The entry that an editor of Strapi wants to see, by its id there or here. Its draft is read from Strapi at once.
 * Null if it has not been copied yet.
 */
export async function findPreviewed(
  { content, strapi, wake }: PreviewContext,
  writer: Writer,
  { kind, id }: Pick<EntryReference, 'kind' | 'id'>,
): Promise<{ documentId: string | null }> {
  const { queries } = content.db;
  const isMirrored =
    strapi && strapiTypes.some(({ plural, hasBody }) => plural === kind && hasBody);
  const hint = { collection: kind, sourceId: id };
  const known = isMirrored
    ? await findKnownDocumentId(queries, { source: SOURCE, ...hint })
    : undefined;
  const row = await findRow(content, writer, { kind, id: known ?? id });
  if (!row && (known || !isMirrored)) throw notFound();
  if (isMirrored && (known || !row)) {
    await putHint(queries, hint);
    wake();
  }
  return { documentId: row?.document_id ?? null };
}

async function findRow(content: ContentService, writer: Writer, reference: EntryReference) {
  try {
    return (await getEntryRow(content, writer, reference)).row;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
