import type { Queries } from '../../../db/client.ts';

interface Undeliverable {
  address: string;
  server_reply: string;
  since: string;
}

/** Keeps the time of the first refusal. */
export async function putUndeliverable(db: Queries, row: Undeliverable): Promise<void> {
  await db
    .insertInto('undeliverable_addresses')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ server_reply: row.server_reply }),
    )
    .execute();
}

export const findUndeliverable = (
  db: Queries,
  address: string,
): Promise<Undeliverable | undefined> =>
  db
    .selectFrom('undeliverable_addresses')
    .selectAll()
    .where('address', '=', address)
    .executeTakeFirst();

export async function deleteUndeliverable(db: Queries, address: string): Promise<void> {
  await db.deleteFrom('undeliverable_addresses').where('address', '=', address).execute();
}

/** Addresses that nobody has any more. */
export async function deleteUnusedAddresses(db: Queries): Promise<void> {
  await db
    .deleteFrom('undeliverable_addresses')
    .where('address', 'not in', (query) => query.selectFrom('users').select('email'))
    .execute();
}
