import type { Queries } from '../../db/client.ts';
import { findAllNotices } from './notices.repo.ts';

/** What the site told a member, for the file of their own data. */
export async function exportNotices(queries: Queries, userId: number) {
  const rows = await findAllNotices(queries, userId);
  return rows.map(({ kind, title, text, created_at, read_at }) => ({
    kind,
    title,
    text,
    createdAt: created_at,
    readAt: read_at,
  }));
}
