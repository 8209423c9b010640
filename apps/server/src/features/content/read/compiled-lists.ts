import { LRUCache } from 'lru-cache';
import type { CompiledRead } from '../../../db/database-driver.ts';
import type { Collection } from '../declare/declaration.ts';
import type { Reader } from '../declare/reader.ts';
import type { Pagination } from '../query/read-query.ts';
import type { PlainObject } from '../query/values/plain-values.ts';

/** A query string that was parsed, checked and compiled to SQL. */
export interface CompiledList {
  readonly pagination: Pagination;
  /** The estimated cost; see `checkCost`. */
  readonly points: number;
  /** What the reader pays for it, in points. */
  readonly charge: number;
  readonly find: CompiledRead;
  readonly count: CompiledRead;
}

const MAX_LISTS = 300;
const MAX_KEY_LENGTH = 4_000;

/** The parameters of a list. Others are not part of the key, so that they cannot fill the cache. */
const PARAMETERS = [
  'filters',
  'sort',
  'pagination',
  'fields',
  'populate',
  'status',
  'locale',
  '_q',
];

/**
 * Caches compiled queries, because compiling one costs more than running it. The result depends on
 * everything about the reader, so that is part of the key.
 */
export class CompiledListCache {
  readonly #lists = new LRUCache<string, CompiledList>({ max: MAX_LISTS });

  get(
    { plural }: Collection,
    { role, includedPlans, authorId }: Reader,
    query: PlainObject,
    compile: () => CompiledList,
  ): CompiledList {
    const key = JSON.stringify([
      plural,
      role,
      includedPlans,
      authorId,
      PARAMETERS.map((name) => query[name]),
    ]);
    const cached = this.#lists.get(key);
    if (cached) return cached;
    const list = compile();
    if (key.length <= MAX_KEY_LENGTH) this.#lists.set(key, list);
    return list;
  }
}
