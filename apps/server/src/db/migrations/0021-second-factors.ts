import type { ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from '../migration.ts';

const owner = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');
const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const secondFactors: Migration = {
  name: '0021-second-factors',
  async up(tx, kind) {
    await tx.schema
      .createTable('totp_factors')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('sealed_secret', 'text', required)
      .addColumn('last_used_step', 'integer', required)
      .addColumn('created_at', 'text', required)
      .addColumn('confirmed_at', 'text')
      .execute();

    await tx.schema
      .createTable('recovery_codes')
      .addColumn('user_id', 'integer', owner)
      .addColumn('code_hash', 'text', required)
      .addColumn('created_at', 'text', required)
      .addColumn('used_at', 'text')
      .addPrimaryKeyConstraint('recovery_codes_pk', ['user_id', 'code_hash'])
      .execute();

    await tx.schema
      .createTable('passkeys')
      .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', (column) =>
        kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('user_id', 'integer', owner)
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', required)
      // Counters have 32 bits without a sign.
      .addColumn('counter', 'bigint', required)
      .addColumn('transports', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('created_at', 'text', required)
      .addColumn('last_used_at', 'text')
      .execute();
    await tx.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute();

    await tx.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', required)
      .addColumn('expires_at', 'text', required)
      .execute();

    await tx.schema
      .createTable('pending_logins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', owner)
      .addColumn('expires_at', 'text', required)
      .execute();
    await tx.schema
      .createIndex('pending_logins_of_user')
      .on('pending_logins')
      .column('user_id')
      .execute();
  },
};
