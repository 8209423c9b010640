import type { ReadingProgress } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { describeProgress } from './describe-progress.ts';
import { findProgress } from './progress.repo.ts';

export async function findOwnProgress(
  queries: Queries,
  userId: number,
  documentId: string,
): Promise<ReadingProgress | undefined> {
  const row = await findProgress(queries, userId, documentId);
  return row && describeProgress(row);
}
