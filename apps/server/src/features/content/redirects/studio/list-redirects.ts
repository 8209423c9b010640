import type { RedirectOrder, RedirectSummary } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import type { ContentService } from '../../content-service.ts';
import { resolveRedirect } from '../find-redirect-target.ts';
import { findRedirectRows } from './redirect-list.repo.ts';

interface RedirectQuery extends PageQuery<number> {
  readonly search?: string | undefined;
  readonly order: RedirectOrder;
}

export async function listAllRedirects(
  service: ContentService,
  { search = '', order, cursor = 0, pageSize }: RedirectQuery,
): Promise<{ data: RedirectSummary[]; meta: { nextCursor: number | null } }> {
  const { rows, nextCursor } = await readPage(
    { cursor, pageSize },
    ({ before: offset = 0, limit }) =>
      findRedirectRows(service.db.queries, { search: search.trim(), order, offset, limit }),
    // Visits change the order, so that no row marks a place in it.
    () => cursor + pageSize,
  );
  const data = await Promise.all(
    rows.map(async (row) => ({
      path: row.path,
      target: (await resolveRedirect(service, row))?.target ?? null,
      isDocument: row.target === null,
      source: row.source,
      hits: row.hits,
      lastHitAt: row.last_hit_at,
      createdAt: row.created_at,
      version: row.version,
    })),
  );
  return { data, meta: { nextCursor } };
}
