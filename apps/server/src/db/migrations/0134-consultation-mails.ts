import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Members are told when a consultation opens, unless they want no such mails. */
export const consultationMails: Migration = {
  name: '0134-consultation-mails',
  async up(tx) {
    await tx.schema.alterTable('consultations').addColumn('told_up_to', 'integer').execute();
    // Of those that have opened already, members know.
    await sql`update consultations set told_up_to = 0
      where ended_as is null and told_state = 'announced'`.execute(tx);
    await tx.schema
      .createTable('consultation_mail_stops')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
