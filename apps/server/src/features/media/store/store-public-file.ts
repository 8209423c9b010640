import type { MediaFile } from '@rostra/contract';
import type { MediaDeps } from '../media-deps.ts';
import { type DocumentInput, putPublicFile } from '../put-document.ts';
import { recordFile } from './record-file.ts';

/** Stores a file that everybody may download: one that a public text links to. */
export const storePublicFile = (deps: MediaDeps, input: DocumentInput): Promise<MediaFile> =>
  putPublicFile(deps, input, (columns) =>
    recordFile(deps, deps.queries, columns, { filename: input.filename }),
  );
