import { KEYS } from './check-cost.ts';
import { sizeOf } from './pagination/pagination-window.ts';
import type { CheckedQuery, Condition } from './read-query.ts';

/** Reading and sending entries takes time, however they are found. */
const PER_LIST = 0.2;
const PER_ENTRY = 0.02;

/**
 * What a list costs its reader, in points. One entry by its slug or id is free, because a static build reads every entry
 * so; all others cost something, because there may be many requests in a minute.
 */
export const chargeFor = ({ where, pagination, points }: CheckedQuery): number =>
  isLookup(where) ? points : Math.max(points, PER_LIST + PER_ENTRY * sizeOf(pagination));

function isLookup(condition: Condition): boolean {
  if (condition.kind === 'and') return condition.items.some(isLookup);
  if (condition.kind !== 'compare' || !KEYS.has(condition.column.name)) return false;
  const { operator, values } = condition;
  return operator === '$eq' || (operator === '$in' && values.length === 1);
}
