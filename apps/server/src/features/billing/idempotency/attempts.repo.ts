import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

type Kind = BillingTables['billing_attempts']['kind'];

export function findOpenAttempt(db: Queries, userId: number, kind: Kind) {
  return db
    .selectFrom('billing_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** A unique index allows one open attempt per member and kind; a second insert fails. */
export async function insertAttempt(
  db: Queries,
  attempt: {
    key: string;
    user_id: number;
    kind: Kind;
    price_id: string | null;
    created_at: string;
  },
): Promise<void> {
  await db
    .insertInto('billing_attempts')
    .values({ ...attempt, closed_at: null })
    .execute();
}

export async function closeAttempts(
  db: Queries,
  userId: number,
  kind: Kind,
  at: string,
): Promise<void> {
  await db
    .updateTable('billing_attempts')
    .set({ closed_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .execute();
}
