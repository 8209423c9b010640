import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Tokens for programs that call the API. Only their hashes are stored. */
export const apiTokens: Migration = {
  name: '0053-api-tokens',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('api_tokens')
      .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
        kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('access', 'text', (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text)
      .addColumn('last_used_at', text)
      .execute();
    await tx.schema.createIndex('api_tokens_user').on('api_tokens').column('user_id').execute();
  },
};
