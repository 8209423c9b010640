import { accessDenied } from '../../../errors.ts';
import { secondFactorRequired } from '../../../http/access/forbidden.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Reader } from '../declare/reader.ts';
import { parseLocale } from '../locales/parse-locale.ts';
import { buildSelection } from './build-selection.ts';
import { checkCost } from './check-cost.ts';
import { invalidParam } from './invalid-key.ts';
import { parsePagination } from './pagination/parse-pagination.ts';
import { parsePopulate } from './parse-populate.ts';
import type { CheckedQuery, Status } from './read-query.ts';
import { scopeOf } from './scope.ts';
import { type QueryStore, searchCondition } from './search-condition.ts';
import type { Plain, PlainObject } from './values/plain-values.ts';

/** The whole query string of a read, checked against the declaration for one reader. */
export function parseReadQuery(
  raw: PlainObject,
  collection: Collection,
  caller: Reader,
  store: QueryStore,
): CheckedQuery {
  const { locales } = store;
  const status = parseStatus(raw.status, caller);
  const isOwnDrafts = status === 'draft' && caller.role !== 'editor';
  // Of their own documents, authors see what editors see.
  const reader: Reader = isOwnDrafts ? { ...caller, role: 'editor' } : caller;
  const scope = scopeOf(collection, reader, locales.isMultilingual);
  const selection = buildSelection(
    {
      fields: raw.fields,
      filters: raw.filters,
      sort: raw.sort,
      populate: parsePopulate(raw.populate),
    },
    scope,
  );
  const locale = parseLocale(raw.locale, collection, locales);
  const search = searchCondition(raw._q, scope, store, { status, locale });
  const query = {
    ...selection,
    where: search ? ({ kind: 'and', items: [selection.where, search] } as const) : selection.where,
    pagination: parsePagination(raw.pagination),
    status,
    locale,
    ...(isOwnDrafts ? { authorId: caller.authorId } : {}),
  };
  return { ...query, points: checkCost(query, reader) };
}

function parseStatus(raw: Plain, reader: Reader): Status {
  if (raw === undefined || raw === '' || raw === 'published') return 'published';
  if (raw !== 'draft') throw invalidParam('Invalid status: must be draft or published', 'status');
  const canReadDrafts = reader.role === 'editor' || reader.authorId !== undefined;
  if (canReadDrafts) return 'draft';
  throw reader.isSuspended ? secondFactorRequired() : accessDenied();
}
