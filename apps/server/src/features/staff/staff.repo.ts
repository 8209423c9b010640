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

/** Locks accounts until the transaction ends, always in the same order, which prevents deadlocks. */
export async function lockPeople(tx: Queries, ids: readonly number[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const person = await tx
      .updateTable('users')
      .set((eb) => ({ id: eb.ref('id') }))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst();
    if (person) people.push(person);
  }
  return people;
}

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

export const findPersonById = (db: Queries, id: number): Promise<Person | undefined> =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();

export const findPersonByEmail = (db: Queries, email: string): Promise<Person | undefined> =>
  db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst();

export const findOwner = (db: Queries): Promise<Person | undefined> =>
  db.selectFrom('users').select(columns).where('role', '=', 'owner').executeTakeFirst();

export const findStaff = (db: Queries): Promise<Person[]> =>
  db.selectFrom('users').select(columns).where('role', '<>', 'member').orderBy('id').execute();

/** A new role starts the time as staff for a member, and ends it for staff who become a member. */
export async function updatePerson(
  tx: Queries,
  id: number,
  changes: { role?: Role; is_blocked?: 0 | 1; password_hash?: string },
  at: Date,
): Promise<void> {
  const time = at.toISOString();
  await tx
    .updateTable('users')
    .set((eb) => ({
      ...changes,
      ...(changes.role === 'member' ? { staff_since: null } : {}),
      ...(changes.role && changes.role !== 'member'
        ? {
            staff_since: eb
              .case()
              .when('role', '=', 'member')
              .then(time)
              .else(eb.ref('staff_since'))
              .end(),
          }
        : {}),
      updated_at: time,
    }))
    .where('id', '=', id)
    .execute();
}
