import { sql } from 'kysely';
import type { DbKind } from '../client.ts';
import type { Migration } from '../migration.ts';

type Tx = Parameters<Migration['up']>[0];

/**
 * The audit log. Triggers refuse to change or delete entries, except for the clean-up: it first writes the
 * time from which entries are kept to `installation`. Even then the last 30 days cannot be deleted.
 */
export const auditLog: Migration = {
  name: '0018-audit-log',
  async up(tx, kind) {
    await createTable(tx, kind);
    await (kind === 'sqlite' ? protectOnSqlite(tx) : protectOnPostgres(tx));
  },
};

async function createTable(tx: Tx, kind: DbKind): Promise<void> {
  await tx.schema
    .createTable('audit_log')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    // No reference to users: entries outlive the account.
    .addColumn('actor_id', 'integer')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('came_from', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target_kind', 'text')
    .addColumn('target_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await tx.schema
    .createIndex('audit_log_actions')
    .on('audit_log')
    .columns(['action', 'id'])
    .execute();
  await tx.schema.createIndex('audit_log_times').on('audit_log').column('at').execute();
}

const keptFrom = sql`coalesce((select value from installation where key = 'audit_kept_from'), '')`;

async function protectOnSqlite(tx: Tx): Promise<void> {
  const refuse = sql`select raise(abort, 'The audit log is append-only')`;
  await sql`create trigger audit_log_update before update on audit_log begin ${refuse}; end`.execute(
    tx,
  );
  await sql`create trigger audit_log_delete before delete on audit_log
    when old.at >= ${keptFrom} or old.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
    begin ${refuse}; end`.execute(tx);
  // Replacing a row deletes it without a trigger.
  await sql`create trigger audit_log_insert before insert on audit_log
    when exists (select 1 from audit_log where id = new.id) begin ${refuse}; end`.execute(tx);
}

async function protectOnPostgres(tx: Tx): Promise<void> {
  await sql`create function refuse_audit_log_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < ${keptFrom} and old.at < to_char(
          now() at time zone 'utc' - interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
        ) then return old; end if;
      end if;
      raise exception 'The audit log is append-only';
    end $$`.execute(tx);
  await sql`create trigger audit_log_change before update or delete on audit_log
    for each row execute function refuse_audit_log_change()`.execute(tx);
  await sql`create trigger audit_log_truncate before truncate on audit_log
    for each statement execute function refuse_audit_log_change()`.execute(tx);
}
