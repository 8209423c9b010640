import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import type { PlanTables } from '../../../db/tables/billing/plans.ts';

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

/** False if it is gone, or somebody has taken it. The code stays, so that a second click finds the seat. */
export async function takeSeat(
  db: Queries,
  { id, code_hash }: SeatRow,
  { userId, at }: { userId: number; at: string },
): Promise<boolean> {
  const taken = await db
    .updateTable('seats')
    .set({ user_id: userId, expires_at: null, accepted_at: at })
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .where('user_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** With who has it at that moment: somebody may be accepting it. */
export const deleteSeat = (db: Queries, id: string): Promise<SeatRow | undefined> =>
  db.deleteFrom('seats').where('id', '=', id).returningAll().executeTakeFirst();

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

/** Invitations to an address that are open or have expired. */
export const findInvitationsTo = (db: Queries, email: string): Promise<SeatRow[]> =>
  db
    .selectFrom('seats')
    .selectAll()
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .orderBy('created_at')
    .execute();

/** Of an account with this address, if there is one. */
export async function findLanguageOf(db: Queries, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.language ?? null;
}

/** A query for the ids of the payer and of those who have accepted a seat. Nobody, if somebody has no seats. */
export const selectGroup = (payer: number): Sql => sql`
  select payer_id as user_id from seats where payer_id = ${payer}
  union select user_id from seats where payer_id = ${payer} and user_id is not null`;
