import type { Role } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';

interface Account {
  readonly author_id: string;
  readonly user_id: number;
}

export const findAccounts = (db: Queries): Promise<Account[]> =>
  db.selectFrom('author_accounts').selectAll().execute();

/** The document id of the author whose name somebody writes under. */
export async function findAuthorOf(db: Queries, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('author_accounts')
    .innerJoin('authors', 'authors.document_id', 'author_accounts.author_id')
    .select('author_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.author_id;
}

export const findPeopleWith = (
  db: Queries,
  roles: readonly Role[],
): Promise<{ id: number; username: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', 'in', roles)
    .where('is_blocked', '=', 0)
    .orderBy('username')
    .execute();

/** The account of one author becomes that of another one, unless that has one already. */
export async function moveAccount(tx: Queries, from: string, to: string): Promise<void> {
  const accounts = await tx
    .selectFrom('author_accounts')
    .selectAll()
    .where('author_id', 'in', [from, to])
    .execute();
  const moved = accounts.find(({ author_id }) => author_id === from);
  if (!moved) return;
  const isFree = accounts.length === 1;
  if (isFree) await setAccount(tx, to, moved.user_id);
  else await setAccount(tx, from, null);
}

/** An author has one account, and an account one author. */
export async function setAccount(
  tx: Queries,
  authorId: string,
  userId: number | null,
): Promise<void> {
  await tx
    .deleteFrom('author_accounts')
    .where((eb) =>
      eb.or([eb('author_id', '=', authorId), ...(userId ? [eb('user_id', '=', userId)] : [])]),
    )
    .execute();
  if (userId === null) return;
  await tx.insertInto('author_accounts').values({ author_id: authorId, user_id: userId }).execute();
}
