import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

type Tx = Parameters<Migration['up']>[0];

/** Promises of policies with dated evidence. The database keeps every wording and every update. */
export const pledges: Migration = {
  name: '0124-pledges',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('pledges')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('document_id', text, (column) => column.notNull())
      .addColumn('locale', text, (column) => column.notNull())
      .addColumn('policy_title', 'text', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('pledges_document')
      .on('pledges')
      .columns(['document_id', 'created_at'])
      .execute();
    await tx.schema
      .createTable('pledge_wordings')
      .addColumn('pledge_id', text, (column) =>
        column.notNull().references('pledges.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('due_on', text)
      .addColumn('since_edition', 'integer', (column) => column.notNull())
      .addColumn('until_edition', 'integer')
      .addColumn('reason', 'text')
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('pledge_wordings_pk', ['pledge_id', 'number'])
      .execute();
    await tx.schema
      .createTable('pledge_updates')
      .addColumn('pledge_id', text, (column) =>
        column.notNull().references('pledges.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('as_of', text, (column) => column.notNull())
      .addColumn('evidence', 'text', (column) => column.notNull())
      .addColumn('sources', 'text', (column) => column.notNull())
      .addColumn('corrects', 'integer')
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('pledge_updates_pk', ['pledge_id', 'number'])
      .execute();
    // Who wants to correct a correction corrects that one, so that readers can follow.
    await tx.schema
      .createIndex('pledge_updates_corrects')
      .unique()
      .on('pledge_updates')
      .columns(['pledge_id', 'corrects'])
      .where(sql.ref('corrects'), 'is not', null)
      .execute();
    await (kind === 'sqlite' ? protectOnSqlite(tx) : protectOnPostgres(tx));
  },
};

const TABLES = [
  ['pledges', 'id'],
  ['pledge_wordings', 'pledge_id'],
  ['pledge_updates', 'pledge_id'],
] as const;

async function protectOnSqlite(tx: Tx): Promise<void> {
  const refuse = sql`select raise(abort, 'Pledges are append-only')`;
  for (const [table, id] of TABLES) {
    const name = (what: string) => sql.ref(`${table}_${what}`);
    await sql`create trigger ${name('update')} before update on ${sql.table(table)}
      begin ${refuse}; end`.execute(tx);
    await sql`create trigger ${name('delete')} before delete on ${sql.table(table)}
      when not exists (select 1 from starter_items as item
        where item.kind = 'pledges' and item.document_id = old.${sql.ref(id)})
      begin ${refuse}; end`.execute(tx);
    // Replacing a row deletes it without a trigger.
    const same = table === 'pledges' ? sql`` : sql`and number = new.number`;
    await sql`create trigger ${name('insert')} before insert on ${sql.table(table)}
      when exists (select 1 from ${sql.table(table)} where ${sql.ref(id)} = new.${sql.ref(id)} ${same})
      begin ${refuse}; end`.execute(tx);
  }
}

async function protectOnPostgres(tx: Tx): Promise<void> {
  await sql`create function refuse_pledge_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select 1 from starter_items as item where item.kind = 'pledges'
          and item.document_id = to_jsonb(old) ->> tg_argv[0]) then return old; end if;
      end if;
      raise exception 'Pledges are append-only';
    end $$`.execute(tx);
  for (const [table, id] of TABLES) {
    await sql`create trigger ${sql.ref(`${table}_change`)} before update or delete
      on ${sql.table(table)} for each row
      execute function refuse_pledge_change(${sql.lit(id)})`.execute(tx);
    await sql`create trigger ${sql.ref(`${table}_truncate`)} before truncate
      on ${sql.table(table)} for each statement
      execute function refuse_pledge_change()`.execute(tx);
  }
}
