import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables } from '../../../db/tables/newsletters.ts';

/** An import that continues after an interruption is there already. */
export async function insertSubscriberImport(
  tx: Queries,
  row: Insertable<NewsletterTables['subscriber_imports']>,
): Promise<void> {
  await tx
    .insertInto('subscriber_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function updateSubscriberImport(
  tx: Queries,
  id: string,
  changes: { report: string } | { undone_at: string },
): Promise<void> {
  await tx.updateTable('subscriber_imports').set(changes).where('id', '=', id).execute();
}
