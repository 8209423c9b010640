import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { newDocumentId } from '../../db/document-id.ts';
import { toMediaFile } from './describe-file.ts';
import { insertFile } from './files.repo.ts';
import type { MediaDeps } from './media-deps.ts';
import { displayName } from './names/file-names.ts';
import { type ImageInput, putImage } from './put-image.ts';

export interface StoreImageInput extends ImageInput {
  alternativeText?: string | null;
  caption?: string | null;
}

/** Lets the caller write more in the transaction that inserts the file. */
export type RecordFile = (insert: (queries: Queries) => Promise<MediaFile>) => Promise<MediaFile>;

/** Checks an image and stores it with its formats: all of it or nothing. */
export const storeImage = (
  deps: MediaDeps,
  input: StoreImageInput,
  record: RecordFile = (insert) => insert(deps.queries),
): Promise<MediaFile> =>
  putImage(deps, input, (columns) =>
    record(async (queries) => {
      const now = deps.clock().toISOString();
      const row = await insertFile(queries, {
        ...columns,
        document_id: newDocumentId(),
        name: displayName(input.filename),
        alternative_text: input.alternativeText ?? null,
        caption: input.caption ?? null,
        preview_url: null,
        is_private: 0,
        created_at: now,
        updated_at: now,
        published_at: now,
      });
      return toMediaFile(row);
    }),
  );
