import { LRUCache } from 'lru-cache';
import type { CompiledRead } from '../../../db/opened.ts';
import type { Collection } from '../declare/declaration.ts';
import type { Reader } from '../declare/reader.ts';
import type { PlainObject } from '../query/plain-values.ts';
import type { Pagination } from '../query/read-query.ts';

/** A query string that was parsed, checked and compiled to SQL. */
export interface ListPlan {
  readonly pagination: Pagination;
  /** The estimated cost; see `checkCost`. */
  readonly points: number;
  readonly find: CompiledRead;
  readonly count: CompiledRead;
}

const MAX_PLANS = 300;
const MAX_KEY_LENGTH = 4_000;

/** The parameters of a list; others must not lead to further plans. */
const PARAMETERS = ['filters', 'sort', 'pagination', 'fields', 'populate', 'status', '_q'];

/**
 * Parsing a query costs more than running it, and the same queries come again and again. A plan
 * depends on the reader's role and plans, so both are part of the key.
 */
export class ListPlans {
  readonly #plans = new LRUCache<string, ListPlan>({ max: MAX_PLANS });

  get(
    { plural }: Collection,
    { role, opens }: Reader,
    query: PlainObject,
    make: () => ListPlan,
  ): ListPlan {
    const key = JSON.stringify([plural, role, opens, PARAMETERS.map((name) => query[name])]);
    const known = this.#plans.get(key);
    if (known) return known;
    const plan = make();
    if (key.length <= MAX_KEY_LENGTH) this.#plans.set(key, plan);
    return plan;
  }
}
