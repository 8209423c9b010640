import type { MediaFile } from '@rostra/contract';
import { newDocumentId } from '../../db/document-id.ts';
import { toMediaFile } from './describe-file.ts';
import { insertFile } from './files.repo.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName } from './names/file-names.ts';
import { type DocumentInput, putPrivateFile } from './put-document.ts';

export interface StorePrivateFileInput extends DocumentInput {
  /** The name shown to readers; by default the file's own name. */
  title?: string | undefined;
  caption?: string | null | undefined;
}

/** Stores a file that is served only after an access check; see the member-content feature. */
export const storePrivateFile = (
  deps: MediaDeps,
  input: StorePrivateFileInput,
): Promise<MediaFile> =>
  putPrivateFile(deps, input, async (columns) => {
    const now = deps.clock().toISOString();
    const documentId = newDocumentId();
    const row = await insertFile(deps.queries, {
      ...columns,
      document_id: documentId,
      name: input.title ?? displayName(input.filename),
      alternative_text: null,
      caption: input.caption ?? null,
      url: `/api/attachments/${documentId}`,
      preview_url: null,
      is_private: 1,
      created_at: now,
      updated_at: now,
      published_at: now,
    });
    return toMediaFile(row);
  });
