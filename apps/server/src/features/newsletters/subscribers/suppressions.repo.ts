import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables } from '../../../db/tables/newsletters.ts';

/** A reason that is there already stays, except that an erased address is no longer kept. */
export async function insertSuppression(
  tx: Queries,
  row: Insertable<NewsletterTables['suppressions']>,
): Promise<void> {
  await tx
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) =>
      row.email === null
        ? conflict.column('address_hash').doUpdateSet({ email: null, note: '' })
        : conflict.column('address_hash').doNothing(),
    )
    .execute();
}

/** Whether staff decided that the address gets no mailings, which its owner cannot lift. */
export async function isSuppressedByStaff(queries: Queries, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', hash)
    .where('reason', '=', 'staff')
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner of the address has asked for mails again. */
export async function liftSuppression(tx: Queries, hash: string): Promise<void> {
  await tx
    .deleteFrom('suppressions')
    .where('address_hash', '=', hash)
    .where('reason', '!=', 'staff')
    .execute();
}
