import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables } from '../../../db/tables/newsletters.ts';

/** A statement has a limited number of parameters. */
const ROWS = 500;

type Tables = NewsletterTables;

/** Returns the ids by address, without those of people who have just subscribed themselves. */
export async function insertSubscribers(
  tx: Queries,
  rows: readonly Insertable<Tables['subscribers']>[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const slice of slices(rows)) {
    const inserted = await tx
      .insertInto('subscribers')
      .values(slice)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'email'])
      .execute();
    for (const { id, email } of inserted) ids.set(email, id);
  }
  return ids;
}

/** Somebody who has left in the meantime stays away. */
export async function insertSubscriptions(
  tx: Queries,
  rows: readonly Insertable<Tables['newsletter_subscriptions']>[],
): Promise<void> {
  for (const slice of slices(rows)) {
    await tx
      .insertInto('newsletter_subscriptions')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['newsletter_id', 'subscriber_id']).doNothing())
      .execute();
  }
}

export async function insertImportedConsents(
  tx: Queries,
  rows: readonly Insertable<Tables['subscription_consents']>[],
): Promise<void> {
  for (const slice of slices(rows)) {
    await tx.insertInto('subscription_consents').values(slice).execute();
  }
}

export async function insertSuppressions(
  tx: Queries,
  rows: readonly Insertable<Tables['suppressions']>[],
): Promise<void> {
  for (const slice of slices(rows)) {
    await tx
      .insertInto('suppressions')
      .values(slice)
      .onConflict((conflict) => conflict.column('address_hash').doNothing())
      .execute();
  }
}

/** Of these accounts, those that have a subscriber already. */
export async function findLinkedUsers(
  queries: Queries,
  userIds: readonly number[],
): Promise<Set<number | null>> {
  if (userIds.length === 0) return new Set();
  const rows = await queries
    .selectFrom('subscribers')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export async function markAllLeft(
  tx: Queries,
  rows: readonly { subscriberId: number; newsletterId: string }[],
  at: string,
): Promise<void> {
  for (const { subscriberId, newsletterId } of rows) {
    await tx
      .updateTable('newsletter_subscriptions')
      .set({ left_at: at })
      .where('subscriber_id', '=', subscriberId)
      .where('newsletter_id', '=', newsletterId)
      .where('left_at', 'is', null)
      .execute();
  }
}

function* slices<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}
