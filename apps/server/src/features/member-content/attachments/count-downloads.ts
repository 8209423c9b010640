import type { Queries } from '../../../db/client.ts';
import { countByFile } from './downloads.repo.ts';

/** How often each of these files was downloaded. */
export const countDownloads = (
  queries: Queries,
  fileDocumentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => countByFile(queries, fileDocumentIds);
