import type Stripe from 'stripe';
import { invalidRequest, missing } from './errors.ts';

export interface Paging {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

export function toList<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}

/** One page of rows sorted newest first. */
export function paginate<T extends { id: string }>(
  rows: T[],
  { limit = 10, starting_after, ending_before }: Paging,
  url: string,
): Stripe.ApiList<T> {
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid limit: must be between 1 and 100', 'limit');
  }
  if (starting_after !== undefined && ending_before !== undefined) {
    throw invalidRequest('Pass starting_after or ending_before, not both', 'starting_after');
  }
  if (ending_before !== undefined) {
    const end = positionOf(rows, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start =
    starting_after === undefined ? 0 : positionOf(rows, starting_after, 'starting_after') + 1;
  const data = rows.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < rows.length, url };
}

function positionOf(rows: { id: string }[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) throw missing('object', id, param);
  return index;
}

export interface Range {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

export function isWithin(value: number, range: Range | number | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return value === range;
  return (
    (range.gt === undefined || value > range.gt) &&
    (range.gte === undefined || value >= range.gte) &&
    (range.lt === undefined || value < range.lt) &&
    (range.lte === undefined || value <= range.lte)
  );
}
