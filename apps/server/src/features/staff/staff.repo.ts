import type { Role } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';

const columns = [
  'id',
  'username',
  'email',
  'role',
  'staff_since',
  'is_blocked',
  'password_hash',
  'language',
  'first_name',
  'last_name',
  'created_at',
] as const;

export interface Person {
  id: number;
  username: string;
  email: string;
  role: Role;
  staff_since: string | null;
  is_blocked: 0 | 1;
  password_hash: string;
  language: string | null;
  first_name: string | null;
  last_name: string | null;
  created_at: string;
}

/** What colleagues call somebody. */
export const personName = ({
  first_name,
  last_name,
  username,
}: Pick<Person, 'first_name' | 'last_name' | 'username'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || username;

export const findPersonById = (db: Queries, id: number): Promise<Person | undefined> =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();

export const findPersonByEmail = (db: Queries, email: string): Promise<Person | undefined> =>
  db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst();

export const findOwner = (db: Queries): Promise<Person | undefined> =>
  db.selectFrom('users').select(columns).where('role', '=', 'owner').executeTakeFirst();

export async function countStaff(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', '<>', 'member')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findStaff = (db: Queries): Promise<Person[]> =>
  db.selectFrom('users').select(columns).where('role', '<>', 'member').orderBy('id').execute();
