import type { MediaFile } from '@rostra/contract';
import { newDocumentId } from '../../db/document-id.ts';
import { toMediaFile } from './describe-file.ts';
import { insertFile } from './files.repo.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName } from './names/file-names.ts';
import { type DocumentInput, putPublicFile } from './put-document.ts';

/** Stores a file that everybody may download: one that a public text links to. */
export const storePublicFile = (deps: MediaDeps, input: DocumentInput): Promise<MediaFile> =>
  putPublicFile(deps, input, async (columns) => {
    const now = deps.clock().toISOString();
    const row = await insertFile(deps.queries, {
      ...columns,
      document_id: newDocumentId(),
      name: displayName(input.filename),
      alternative_text: null,
      caption: null,
      preview_url: null,
      is_private: 0,
      created_at: now,
      updated_at: now,
      published_at: now,
    });
    return toMediaFile(row);
  });
