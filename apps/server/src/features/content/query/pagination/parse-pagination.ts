import { AppError } from '../../../../errors.ts';
import type { Pagination } from '../read-query.ts';
import { isPlainObject, type Plain } from '../values/plain-values.ts';

const DEFAULT_PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

export function parsePagination(raw: Plain): Pagination {
  const given = isPlainObject(raw) ? raw : {};
  const withCount = readWithCount(given.withCount);
  const byPage = given.page !== undefined || given.pageSize !== undefined;
  const byOffset = given.start !== undefined || given.limit !== undefined;
  if (byPage && byOffset) {
    throw new AppError(
      'pagination_invalid',
      'Cannot use both page & offset pagination in the same query',
    );
  }
  if (byOffset) {
    return {
      kind: 'offset',
      start: Math.max(0, readNumber('start', given.start, 0)),
      limit: readSize('limit', given.limit),
      withCount,
    };
  }
  return {
    kind: 'page',
    page: Math.max(1, readNumber('page', given.page, 1)),
    pageSize: readSize('pageSize', given.pageSize),
    withCount,
  };
}

/** As in Strapi, an empty value means the default, and numbers out of range are adjusted. */
function readNumber(name: string, raw: Plain, fallback: number): number {
  if (raw === undefined || raw === '') return fallback;
  if (typeof raw !== 'string' || !/^-?\d{1,15}$/.test(raw.trim())) {
    throw new AppError('pagination_invalid', `Invalid '${name}' parameter. Expected an integer`);
  }
  return Number(raw);
}

/** Strapi compares the text "-1" with the number, so that -1 means 1, as every other number below 1. */
const readSize = (name: string, raw: Plain): number =>
  Math.min(Math.max(readNumber(name, raw, DEFAULT_PAGE_SIZE), 1), MAX_PAGE_SIZE);

function readWithCount(raw: Plain): boolean {
  const word = typeof raw === 'string' ? raw : '';
  if (raw === undefined || ['true', '1', 't'].includes(word)) return true;
  if (['false', '0', 'f'].includes(word)) return false;
  throw new AppError(
    'validation_failed',
    'Invalid withCount parameter. Expected "t","1","true","false","0","f"',
  );
}
