import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Editors stay editors. There can be one owner at most, whatever the code does. */
export const staffRoles: Migration = {
  name: '0017-staff-roles',
  async up(tx) {
    await sql`create unique index users_one_owner on users (role) where role = 'owner'`.execute(tx);
    await sql`create index users_staff on users (role) where role <> 'member'`.execute(tx);
  },
};
