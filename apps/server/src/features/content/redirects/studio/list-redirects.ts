import type { RedirectOrder, RedirectSummary } from '@rostra/contract';
import type { ContentService } from '../../content-service.ts';
import { resolveRedirect } from '../find-redirect-target.ts';
import { findRedirectRows } from './redirect-list.repo.ts';

const PAGE_SIZE = 50;

interface RedirectQuery {
  readonly search?: string | undefined;
  readonly order: RedirectOrder;
  readonly cursor: number;
}

export async function listAllRedirects(
  service: ContentService,
  { search = '', order, cursor }: RedirectQuery,
): Promise<{ data: RedirectSummary[]; meta: { nextCursor: number | null } }> {
  const rows = await findRedirectRows(service.db.queries, {
    search: search.trim(),
    order,
    offset: cursor,
    limit: PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const data = await Promise.all(
    shown.map(async (row) => ({
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
  return {
    data,
    meta: { nextCursor: rows.length > PAGE_SIZE ? cursor + PAGE_SIZE : null },
  };
}
