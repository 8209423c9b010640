import type { Pagination, ReadQuery } from '../query/read-query.ts';
import type { ContentStore } from './content-store.ts';
import { countEntries, findEntries } from './entries.repo.ts';

/** A list as the JSON that is sent. Access was settled when the query was built. */
export async function listEntries(store: ContentStore, query: ReadQuery): Promise<string> {
  const { pagination } = query;
  const moment = { kind: store.db.kind, now: store.now() };
  const [entries, total] = await Promise.all([
    findEntries(store.db.queries, moment, query, windowOf(pagination)),
    pagination.withCount
      ? store.counts.get(query, () => countEntries(store.db.queries, moment, query))
      : undefined,
  ]);
  const meta = JSON.stringify({ pagination: describe(pagination, total) });
  return `{"data":[${entries.join(',')}],"meta":${meta}}`;
}

const windowOf = (pagination: Pagination) =>
  pagination.kind === 'offset'
    ? { limit: pagination.limit, offset: pagination.start }
    : { limit: pagination.pageSize, offset: (pagination.page - 1) * pagination.pageSize };

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
