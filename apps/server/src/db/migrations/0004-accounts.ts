import type { ColumnDefinitionBuilder } from 'kysely';
import type { DbKind } from '../client.ts';
import type { Migration } from '../migration.ts';

const id = (kind: DbKind) => (kind === 'sqlite' ? 'integer' : 'serial');

/** Ids are never reused, on either database. */
const once = (kind: DbKind) => (column: ColumnDefinitionBuilder) =>
  kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey();

/** Users, sessions, login attempts and the mail outbox. */
export const accounts: Migration = {
  name: '0004-accounts',
  async up(tx, kind) {
    await tx.schema
      .createTable('users')
      .addColumn('id', id(kind), once(kind))
      .addColumn('document_id', 'text', (column) => column.notNull().unique())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('is_blocked', 'integer', (column) => column.notNull())
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('bio', 'text')
      .addColumn('organisation', 'text')
      .addColumn('avatar_id', 'integer')
      .addColumn('metadata', 'text')
      .addColumn('stripe_customer_id', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('sessions_of_user')
      .on('sessions')
      .columns(['user_id', 'last_used_at'])
      .execute();

    await tx.schema
      .createTable('refresh_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) =>
        column.notNull().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await tx.schema
      .createIndex('refresh_tokens_of_session')
      .on('refresh_tokens')
      .column('session_id')
      .execute();

    await tx.schema
      .createTable('known_devices')
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device_hash'])
      .execute();

    await tx.schema
      .createTable('throttles')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_attempt_at', 'text', (column) => column.notNull())
      .addColumn('blocked_until', 'text', (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable('reset_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable('loose_avatars')
      .addColumn('file_name', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable('mails')
      .addColumn('id', id(kind), once(kind))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await tx.schema.createIndex('mails_due').on('mails').column('due_at').execute();
  },
};
