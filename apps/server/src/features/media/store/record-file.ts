import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { newDocumentId } from '../../../db/document-id.ts';
import { toMediaFile } from '../describe-file.ts';
import { insertFile, type StoredColumns } from '../files.repo.ts';
import type { MediaDeps } from '../media-deps.ts';
import { displayName } from '../names/file-names.ts';

interface NewFile {
  filename: string;
  /** Otherwise the file's own name is shown. */
  title?: string | undefined;
  alternativeText?: string | null | undefined;
  caption?: string | null | undefined;
  documentId?: string;
  /** Served only after an access check. */
  isPrivate?: boolean;
}

/** Inserts the row of a file whose bytes have been stored. */
export async function recordFile(
  { clock }: Pick<MediaDeps, 'clock'>,
  queries: Queries,
  columns: StoredColumns,
  { filename, title, alternativeText, caption, documentId, isPrivate = false }: NewFile,
): Promise<MediaFile> {
  const now = clock().toISOString();
  const row = await insertFile(queries, {
    ...columns,
    document_id: documentId ?? newDocumentId(),
    name: title ?? displayName(filename),
    alternative_text: alternativeText ?? null,
    caption: caption ?? null,
    preview_url: null,
    is_private: isPrivate ? 1 : 0,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  return toMediaFile(row);
}
