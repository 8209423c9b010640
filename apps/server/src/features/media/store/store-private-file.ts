import type { MediaFile } from '@rostra/contract';
import { newDocumentId } from '../../../db/document-id.ts';
import type { MediaDeps } from '../media-deps.ts';
import { type DocumentInput, putPrivateFile } from '../put-document.ts';
import { recordFile } from './record-file.ts';

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
  putPrivateFile(deps, input, (columns) => {
    const documentId = newDocumentId();
    const url = `/api/attachments/${documentId}`;
    const { filename, title, caption } = input;
    const file = { filename, title, caption, documentId, isPrivate: true };
    return recordFile(deps, deps.queries, { ...columns, url }, file);
  });
