import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Existing members are asked to confirm their address, unless a security event shows that they have used a
 * link sent to it. Staff were invited by mail.
 */
export const emailConfirmation: Migration = {
  name: '0024-email-confirmation',
  async up(tx) {
    await tx.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute();
    await sql`
      update users set email_confirmed_at = updated_at
      where role <> 'member' or exists (
        select 1 from security_events
        where security_events.user_id = users.id
          and security_events.kind in ('password_reset', 'email_changed', 'email_change_undone')
      )`.execute(tx);
    await tx.schema
      .createTable('email_confirmations')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('email_confirmations_of_user')
      .on('email_confirmations')
      .column('user_id')
      .execute();
    await tx.schema
      .createIndex('email_confirmations_to')
      .on('email_confirmations')
      .columns(['email', 'created_at'])
      .execute();
  },
};
