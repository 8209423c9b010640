import type { Queries } from '../../db/client.ts';
import type { ContentService } from '../content/index.ts';
import type { MediaDeps } from '../media/index.ts';
import type { IncomingDocument } from './content-source.ts';
import type { RemoteFileOptions } from './files/fetch-remote-file.ts';
import type { EntryReport } from './report.ts';

/** What imports need from the rest of the server. */
export interface ImportContext {
  readonly content: ContentService;
  readonly media: MediaDeps;
  /** Replaced in tests, whose servers are local. */
  readonly remoteFiles?: Pick<RemoteFileOptions, 'isAllowed' | 'lookup'> & { timeoutMs?: number };
}

export interface ImportOptions {
  /** Reports what would happen and writes nothing. */
  readonly isDryRun: boolean;
  /** The language of the texts. */
  readonly locale: string;
  /** Who is named as the editor of the versions. */
  readonly editorId: number | null;
  /** The source decides: what was changed here is overwritten. Entries keep the time of their first publication. */
  readonly isMirror?: boolean;
  /** Entries whose addresses documents take (mirrors only). */
  readonly starter?: StarterPlaces | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: Progress) => void;
  /** Called for each document, whatever happened to it. */
  readonly onEntry?: (entry: EntryReport, document: IncomingDocument) => Promise<void>;
}

/** The starter entries of a site that nobody has changed. */
export interface StarterPlaces {
  /** The document id of the one that has this slug. */
  find(collection: string, slug: string): string | undefined;
  /** Returns whether it could be removed: it stays if others refer to it. */
  remove(tx: Queries, collection: string, documentId: string): Promise<boolean>;
}

export interface Progress {
  readonly done: number;
  readonly total: number | undefined;
  readonly title: string;
}
