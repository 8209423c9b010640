import { accessDenied } from '../../../errors.ts';
import { secondFactorRequired } from '../../../http/access/forbidden.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Reader } from '../declare/reader.ts';
import type { Locales } from '../locales/locales.ts';
import { parseLocale } from '../locales/parse-locale.ts';
import { buildSelection } from './build-selection.ts';
import { checkCost } from './check-cost.ts';
import { invalidParam } from './invalid-key.ts';
import { parsePagination } from './parse-pagination.ts';
import { parsePopulate } from './parse-populate.ts';
import type { Plain, PlainObject } from './plain-values.ts';
import type { CheckedQuery, Condition, Status } from './read-query.ts';
import { columnIn, findOpenField, type Scope, scopeOf } from './scope.ts';

const MAX_SEARCH_LENGTH = 200;

/** The whole query string of a read, checked against the declaration for one reader. */
export function parseReadQuery(
  raw: PlainObject,
  collection: Collection,
  caller: Reader,
  locales: Locales,
): CheckedQuery {
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
  const query = {
    ...selection,
    where: withSearch(selection.where, raw._q, scope),
    pagination: parsePagination(raw.pagination),
    status,
    locale: parseLocale(raw.locale, collection, locales),
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

/** `_q` searches only fields that this reader always sees. */
function withSearch(where: Condition, raw: Plain, scope: Scope): Condition {
  if (raw === undefined || raw === '') return where;
  if (typeof raw !== 'string' || raw.length > MAX_SEARCH_LENGTH || raw.includes('\0')) {
    throw invalidParam('Invalid search text', '_q');
  }
  const items = scope.collection.searched.flatMap((key): Condition[] => {
    const field = findOpenField(scope, key);
    if (field?.kind !== 'scalar') return [];
    const column = columnIn(scope, key, field);
    return [{ kind: 'compare', column, operator: '$containsi', values: [raw] }];
  });
  return { kind: 'and', items: [where, { kind: 'or', items }] };
}
