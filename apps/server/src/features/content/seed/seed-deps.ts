import type { Storage } from '../../../adapters/storage/storage.ts';
import type { Db, Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import type { DocumentIndex } from '../declare/document-index.ts';
import type { Edition } from './editions.ts';

export interface SeedDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly index: DocumentIndex;
  /** The folder with the starter content. */
  readonly folder: string;
  readonly collections: readonly Collection[];
  /** The languages of the site; the first is the default. */
  readonly languages: readonly string[];
  /** Seeds what is not in a collection, in the same transaction. */
  readonly seedOthers?: (tx: Queries, edition: Edition & { isDefault: boolean }) => Promise<void>;
}
