import type { CompiledRead } from '../../../db/opened.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Reader } from '../declare/reader.ts';
import type { PlainObject } from '../query/plain-values.ts';
import type { Pagination } from '../query/read-query.ts';

/** A query string understood, checked and turned into SQL. */
export interface ListPlan {
  readonly pagination: Pagination;
  readonly find: CompiledRead;
  readonly count: CompiledRead;
}

const MAX_PLANS = 300;
const MAX_KEY_LENGTH = 4_000;

/** Parameters that a list reads; any other must not make a plan of its own. */
const READ = ['filters', 'sort', 'pagination', 'fields', 'populate', 'status', '_q'];

/**
 * Understanding a query costs more than running it, and the same ones come again and again. A plan
 * belongs to the kind of reader it was made for: role and opened plans are part of its name.
 */
export class ListPlans {
  readonly #plans = new Map<string, ListPlan>();

  get(
    { plural }: Collection,
    { role, opens }: Reader,
    asked: PlainObject,
    make: () => ListPlan,
  ): ListPlan {
    const key = JSON.stringify([plural, role, opens, READ.map((name) => asked[name])]);
    const known = this.#plans.get(key);
    if (known) return known;
    const plan = make();
    if (key.length > MAX_KEY_LENGTH) return plan;
    if (this.#plans.size >= MAX_PLANS)
      this.#plans.delete(this.#plans.keys().next().value as string);
    this.#plans.set(key, plan);
    return plan;
  }
}
