import type { Migration } from '../migration.ts';

/** What happened to an account, and where a session was last used. */
export const securityEvents: Migration = {
  name: '0020-security-events',
  async up(tx, kind) {
    await tx.schema.alterTable('sessions').addColumn('ip_address', 'text').execute();
    await tx.schema
      .createTable('security_events')
      .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', (column) =>
        kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('device', 'text')
      .addColumn('ip_address', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('security_events_of_user')
      .on('security_events')
      .columns(['user_id', 'id'])
      .execute();
    await tx.schema
      .createIndex('security_events_by_time')
      .on('security_events')
      .column('created_at')
      .execute();
  },
};
