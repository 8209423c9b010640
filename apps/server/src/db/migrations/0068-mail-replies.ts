import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What mail servers said, and the addresses that they refused for good. */
export const mailReplies: Migration = {
  name: '0068-mail-replies',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema.alterTable('mails').addColumn('server_reply', 'text').execute();
    await tx.schema
      .createTable('undeliverable_addresses')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('server_reply', 'text', (column) => column.notNull())
      .addColumn('since', text, (column) => column.notNull())
      .execute();
  },
};
