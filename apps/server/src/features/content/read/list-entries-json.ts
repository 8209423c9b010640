import type { Collection } from '../declare/declaration.ts';

import type { Reader } from '../declare/reader.ts';
import { chargeFor } from '../query/charge.ts';
import { offsetOf, sizeOf } from '../query/pagination/pagination-window.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import type { Pagination } from '../query/read-query.ts';
import type { PlainObject } from '../query/values/plain-values.ts';
import type { CompiledList } from './compiled-lists.ts';
import type { ContentStore } from './content-store.ts';
import { compileCount, compileFind, runCount, runFind } from './entries.repo.ts';

/** No list is that long, and databases refuse numbers that are too large. */
const MAX_OFFSET = 1_000_000_000;

/** The response body of a list. */
export async function listEntriesJson(
  store: ContentStore,
  collection: Collection,
  reader: Reader,
  asked: PlainObject,
  spend: (points: number) => void,
): Promise<string> {
  const now = store.now();
  const list = store.compiledLists.get(collection, reader, asked, () =>
    compileList(store, collection, reader, asked),
  );
  spend(list.charge);
  const read = list.points > 0 ? store.db.slowRead : store.db.read;
  const [entries, total] = await Promise.all([
    runFind(read, list.find, now),
    list.pagination.withCount
      ? store.counts.get(list.count, () => runCount(read, list.count, now))
      : undefined,
  ]);
  const meta = JSON.stringify({ pagination: describe(list.pagination, total) });
  return `{"data":[${entries.join(',')}],"meta":${meta}}`;
}

/** Checks access: a compiled list reads only what its reader may query and see. */
function compileList(
  store: ContentStore,
  collection: Collection,
  reader: Reader,
  asked: PlainObject,
): CompiledList {
  const query = parseReadQuery(asked, collection, reader, store);
  const { db } = store;
  const { pagination, points } = query;
  return {
    pagination,
    points,
    charge: chargeFor(query),
    find: compileFind(db, query, windowOf(pagination)),
    count: compileCount(db, query),
  };
}

export const windowOf = (pagination: Pagination) => ({
  limit: sizeOf(pagination),
  offset: Math.min(offsetOf(pagination), MAX_OFFSET),
});

function describe(pagination: Pagination, total: number | undefined) {
  if (pagination.kind === 'offset') {
    const { start, limit } = pagination;
    return total === undefined ? { start, limit } : { start, limit, total };
  }
  const { page, pageSize } = pagination;
  return total === undefined
    ? { page, pageSize }
    : { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
