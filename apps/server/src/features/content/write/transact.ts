import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';

/**
 * Runs a write in a transaction. Of two editors who save the same slug at the same time, the second gets a
 * conflict, and so does an editor who refers to something that has just been deleted.
 */
export async function transact<T>(
  { db }: ContentService,
  work: (tx: Queries) => Promise<T>,
  { isRelaxed = false } = {},
): Promise<T> {
  try {
    return await (isRelaxed ? db.relaxedTransaction(work) : db.transaction(work));
  } catch (error) {
    if (!isUniqueViolation(error) && !isMissingReference(error)) throw error;
    throw new AppError('conflict', messageReference('content-server', 'conflict'));
  }
}

/** A foreign key violation on PostgreSQL. On SQLite, nobody else deletes anything during the transaction. */
const isMissingReference = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23503';
