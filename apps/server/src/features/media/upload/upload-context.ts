import type { ContentQuery, MediaFile } from '@rostra/contract';
import type { Db } from '../../../db/client.ts';
import type { Sender } from '../../../http/access/actor.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Where uploaded files are added: a field of a content entry. */
export interface FileTarget {
  /** Adds the files to the entry. */
  link(fileIds: readonly number[], sender: Sender): Promise<void>;
}

/** What uploads need from other features. */
export interface UploadContext {
  readonly db: Db;
  readonly media: MediaDeps;
  /** Called after pages must show other files than before. */
  onFilesChanged(): void;
  replaceAvatar(userId: number, bytes: Uint8Array): Promise<MediaFile>;
  /** The files of the library that match a query of the content API. */
  listFiles(query: ContentQuery): Promise<Partial<MediaFile>[]>;
  /** Throws unless the entry exists and its field accepts this many files. */
  getFileTarget(
    named: Record<'ref' | 'refId' | 'field', string>,
    count: number,
  ): Promise<FileTarget>;
}
