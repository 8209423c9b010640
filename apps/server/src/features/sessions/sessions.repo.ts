import type { Db, Queries } from '../../db/client.ts';
import { prepareQuery } from '../../db/prepare-query.ts';
import type { VisibleUserRow } from '../../db/tables/accounts.ts';

export interface SessionRow {
  id: string;
  user_id: number;
  device: string;
  ip_address: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  proved_at: string;
}

export async function insertSession(db: Queries, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export interface LiveSession extends VisibleUserRow {
  session_id: string;
  last_used_at: string;
  proved_at: string;
}

/** Locks the session until the transaction ends. Undefined if it has expired or its user is blocked. */
export async function lockLiveSession(db: Queries, id: string, now: string) {
  await db
    .updateTable('sessions')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .execute();
  return liveSession(db, id, now)
    .select(['sessions.user_id', 'sessions.created_at'])
    .executeTakeFirst();
}

/**
 * The session and its user, unless it has expired or the user is blocked. Prepared: every request with
 * a token needs it, and many need the user as well.
 */
export async function readLiveSession(
  db: Db,
  id: string,
  now: string,
): Promise<LiveSession | undefined> {
  const [row] = await preparedSession(db, id, now);
  return row;
}

const liveSession = (db: Queries, id: string, now: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', now)
    .where('users.is_blocked', '=', 0);

const preparedSession = prepareQuery((db, id: string, now: string) =>
  liveSession(db, id, now)
    .select(['sessions.id as session_id', 'sessions.last_used_at', 'sessions.proved_at'])
    .select([
      'users.id',
      'users.document_id',
      'users.username',
      'users.email',
      'users.email_confirmed_at',
      'users.role',
      'users.staff_since',
      'users.is_blocked',
      'users.first_name',
      'users.last_name',
      'users.bio',
      'users.organisation',
      'users.avatar_id',
      'users.metadata',
      'users.language',
      'users.stripe_customer_id',
      'users.created_at',
      'users.member_since',
      'users.updated_at',
    ]),
);

export async function touchSession(
  db: Queries,
  id: string,
  changes: { last_used_at: string; expires_at?: string; ip_address?: string },
): Promise<void> {
  await db.updateTable('sessions').set(changes).where('id', '=', id).execute();
}

export async function findProvedAt(db: Queries, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.proved_at;
}

export async function setProvedAt(db: Queries, id: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: at }).where('id', '=', id).execute();
}

export async function forgetProofsOf(db: Queries, userId: number, except: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: new Date(0).toISOString() })
    .where('user_id', '=', userId)
    .where('id', '!=', except)
    .execute();
}

export function findLiveSessionsOf(db: Queries, userId: number, now: string) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteSession(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** True if there was such a session of this user. */
export async function deleteOwnSession(db: Queries, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessionsOf(
  db: Queries,
  userId: number,
  except?: string,
): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '!=', except);
  await query.execute();
}

export async function deleteExpiredSessions(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
