import type { ContentService } from '../../content/index.ts';
import { deleteDownloadsBefore } from './downloads.repo.ts';

/** Download records are kept for a year. */
const KEEP_MS = 365 * 24 * 60 * 60_000;

export async function cleanUpDownloads({ db, clock }: ContentService): Promise<void> {
  const time = new Date(clock().getTime() - KEEP_MS).toISOString();
  await deleteDownloadsBefore(db.queries, time);
}
