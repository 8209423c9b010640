import type { Queries } from '../../../db/client.ts';
import { findDownloadsOf } from './downloads.repo.ts';

/** What a member has downloaded, for the file of their own data. */
export async function exportDownloads(queries: Queries, userId: number) {
  const rows = await findDownloadsOf(queries, userId);
  return rows.map(({ file_name, created_at }) => ({ file: file_name, downloadedAt: created_at }));
}
