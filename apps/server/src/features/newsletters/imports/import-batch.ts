import type { Queries } from '../../../db/client.ts';
import type { NewslettersContext } from '../context.ts';
import { type Judgement, judgeRow, type ListedAddress } from './judge-row.ts';
import { findKnownSubscribers, findSuppressionReasons } from './known-subscribers.repo.ts';
import type { BatchOptions } from './subscriber-import.ts';
import { writeBatch } from './write-batch.ts';

/** What becomes of each row, in the order of the rows. No address may occur twice. */
export async function importBatch(
  context: Pick<NewslettersContext, 'now' | 'hashOf'>,
  tx: Queries,
  rows: readonly ListedAddress[],
  { list, isDryRun, findAccounts }: BatchOptions,
): Promise<Judgement[]> {
  const emails = rows.map(({ email }) => email);
  const subscribers = await findKnownSubscribers(tx, emails);
  const suppressions = await findSuppressionReasons(tx, emails.map(context.hashOf));
  const judged = rows.map((row) => ({
    row,
    subscriber: subscribers.get(row.email),
    judgement: judgeRow(row, {
      importId: list.id,
      newsletterIds: list.newsletterIds,
      subscriber: subscribers.get(row.email),
      suppression: suppressions.get(context.hashOf(row.email)),
    }),
  }));
  if (!isDryRun) await writeBatch(context, tx, judged, { list, findAccounts });
  return judged.map(({ judgement }) => judgement);
}
