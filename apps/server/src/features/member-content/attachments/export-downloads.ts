import type { Queries } from '../../../db/client.ts';
import { findDownloadsOf } from './downloads.repo.ts';

/** A member's downloads, for the export of their data. */
export async function exportDownloads(queries: Queries, userId: number) {
  const rows = await findDownloadsOf(queries, userId);
  return rows.map(({ file_name, created_at }) => ({ file: file_name, downloadedAt: created_at }));
}
