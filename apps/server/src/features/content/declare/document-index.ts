import type { DbKind, Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Collection } from './declaration.ts';
import type { Reader } from './reader.ts';

/** A published row of any collection, by column. */
export type PublishedRow = Readonly<Record<string, string | number | null>> & {
  readonly document_id: string;
  readonly locale: string;
};

export interface WordSearch {
  readonly collection: Collection;
  readonly reader: Reader;
  readonly text: string;
  readonly locales: readonly string[];
}

/** The full-text index. Updated in the same transaction as the entry, so that it is never stale. */
export interface DocumentIndex {
  add(tx: Queries, collection: Collection, row: PublishedRow): Promise<void>;
  remove(tx: Queries, collection: Collection, translation: PublishedRow): Promise<void>;
  /** Gives everything in one language another locale. */
  relabel(tx: Queries, from: string, to: string): Promise<void>;
  /**
   * A query for the `document_id` and `locale` of published texts that contain all words, as far as the reader
   * may find them. Undefined if the collection is not indexed or the text has no word.
   */
  matching(search: WordSearch): ((kind: DbKind) => Sql) | undefined;
}
