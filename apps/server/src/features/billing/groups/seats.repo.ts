import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PlanTables } from '../../../db/tables/plans.ts';

export type SeatRow = Selectable<PlanTables['seats']>;

const withMember = (db: Queries) =>
  db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .selectAll('seats')
    .select(['users.username', 'users.first_name', 'users.last_name']);

/** Those who have joined come first, in that order. */
export const findSeatsOf = async (db: Queries, payerId: number) => {
  const rows = await withMember(db).where('payer_id', '=', payerId).execute();
  const orderOf = ({ accepted_at, created_at, id }: SeatRow) =>
    `${accepted_at ?? '~'} ${created_at} ${id}`;
  return rows.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
};

export type SeatWithMember = Awaited<ReturnType<typeof findSeatsOf>>[number];

export const findSeatOfMember = (db: Queries, userId: number): Promise<SeatRow | undefined> =>
  db.selectFrom('seats').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findSeatByCode = (db: Queries, codeHash: string): Promise<SeatRow | undefined> =>
  db.selectFrom('seats').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();

export async function putSeat(db: Queries, row: Insertable<PlanTables['seats']>): Promise<void> {
  await db
    .insertInto('seats')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteSeats(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('seats')
      .where('id', 'in', [...ids])
      .execute();
}

export async function deleteInvitationsBefore(db: Queries, expiredBefore: string): Promise<void> {
  await db
    .deleteFrom('seats')
    .where('user_id', 'is', null)
    .where('expires_at', '<', expiredBefore)
    .execute();
}

/** The grants of seats that have not been ended. */
export function findSeatGrants(db: Queries, seatIds: readonly string[]) {
  return db
    .selectFrom('plan_grants')
    .selectAll()
    .where('source', '=', 'seat')
    .where('source_id', 'in', [...seatIds])
    .where('ended_at', 'is', null)
    .execute();
}

export async function setGrantEnd(
  db: Queries,
  id: string,
  end: { ends_at: string } | { ended_at: string },
): Promise<void> {
  await db.updateTable('plan_grants').set(end).where('id', '=', id).execute();
}

/** Of an account with this address, if there is one. */
export async function findLanguageOf(db: Queries, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.language ?? null;
}
