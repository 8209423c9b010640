import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { MediaDeps } from '../media-deps.ts';
import { type ImageInput, putImage } from '../put-image.ts';
import { recordFile } from './record-file.ts';

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
    record((queries) => recordFile(deps, queries, columns, input)),
  );
