import type { Queries } from '../../../db/client.ts';
import type { Collection } from './declaration.ts';

/** A published row of any collection, by column. */
export type PublishedRow = Readonly<Record<string, string | number | null>> & {
  readonly document_id: string;
  readonly locale: string;
};

/** The full-text index. Updated in the same transaction as the entry, so that it is never stale. */
export interface DocumentIndex {
  add(tx: Queries, collection: Collection, row: PublishedRow): Promise<void>;
  remove(tx: Queries, collection: Collection, translation: PublishedRow): Promise<void>;
}
