import type { Db } from '../../../db/client.ts';
import type { DocumentIndex } from '../declare/document-index.ts';
import type { Locales } from '../locales/locales.ts';
import type { CompiledListCache } from './compiled-lists.ts';
import type { CountCache } from './count-cache.ts';

/** What reading entries needs. */
export interface ContentStore {
  readonly db: Db;
  /** The current time, as the database stores times. */
  readonly now: () => string;
  readonly locales: Locales;
  /** For the parameter `_q`. */
  readonly index: Pick<DocumentIndex, 'matching'>;
  readonly counts: CountCache;
  readonly compiledLists: CompiledListCache;
}
