import type { Queries } from '../../db/client.ts';
import { findAllNotices } from './notices.repo.ts';

/** A member's notices, for their data export. */
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
