import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Whether those who ordered a mailing had just proved who they are. */
export const provedMailings: Migration = {
  name: '0221-proved-mailings',
  async up(tx) {
    await sql`alter table mailings add column is_proved integer not null default 0`.execute(tx);
  },
};
