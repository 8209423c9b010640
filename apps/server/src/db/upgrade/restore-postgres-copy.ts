import { sql } from 'kysely';
import { StartError } from '../../errors.ts';
import type { Db, Queries } from '../client.ts';
import { countRows } from '../copy/count-rows.ts';
import { refuseNewer } from '../copy/fill-database.ts';
import {
  addForeignKeys,
  dropForeignKeys,
  dropPostgresTables,
  listPostgresColumns,
  listPostgresTables,
} from '../copy/postgres-tables.ts';
import { findLastId, setPostgresSequence } from '../copy/set-sequence.ts';
import { migrate } from '../migrate.ts';
import type { Migration } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import { COPY_SCHEMA } from './copy-database.ts';
import { describeCopy } from './describe-copy.ts';
import { forgetCopy } from './upgrade-record.ts';

/**
 * Replaces everything with the copy, in the schema that the copy was made with. In one transaction, so that a
 * failure changes nothing. The copy stays for a day.
 */
export async function restorePostgresCopy(
  db: Db,
  now: Date,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const content = await describeCopy(db, COPY_SCHEMA);
  refuseNewer(content.migrations, steps);
  const known = new Set(content.migrations);
  await db.transaction(async (tx) => {
    await sql`set local lock_timeout = '10s'`.execute(tx);
    const lastIds = await readLastIds(tx);
    await dropPostgresTables(tx);
    await migrate(
      { kind: 'postgres', queries: tx, transaction: (work) => work(tx) },
      steps.filter(({ name }) => known.has(name)),
    );
    await refuseStrangers(tx, content.rows.keys());
    const keys = await dropForeignKeys(tx);
    for (const table of content.rows.keys()) await copyBack(tx, table);
    await addForeignKeys(tx, keys);
    for (const [name, expected] of content.rows) {
      // Ids that were given since are never given again.
      await setPostgresSequence(tx, { name, lastId: lastIds.get(name) ?? null });
      const found = await countRows(tx, name);
      if (found !== expected) {
        throw new StartError(`${name} should have ${expected} rows, but has ${found}.`);
      }
    }
    await forgetCopy(tx, now);
  });
}

/** Only the rows of the copy are known, so it cannot bring back tables that somebody else has created. */
async function refuseStrangers(tx: Queries, copied: Iterable<string>): Promise<void> {
  const ours = new Set(await listPostgresTables(tx));
  const strangers = [...copied].filter((table) => !ours.has(table));
  if (strangers.length === 0) return;
  throw new StartError(
    `These tables are not Rostra's and would be lost: ${strangers.join(', ')}. Nothing was changed. Move them, and their copies in ${COPY_SCHEMA}, to another schema (alter table … set schema …) and try again.`,
  );
}

async function readLastIds(tx: Queries): Promise<Map<string, number | null>> {
  const lastIds = new Map<string, number | null>();
  for (const table of await listPostgresTables(tx)) lastIds.set(table, await findLastId(tx, table));
  return lastIds;
}

async function copyBack(tx: Queries, table: string): Promise<void> {
  const found = await listPostgresColumns(tx, table);
  const columns = sql.join(found.map(({ name }) => sql.ref(name)));
  // Some migrations add rows, which the copy has as well.
  await sql`delete from ${sql.table(table)}`.execute(tx);
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${sql.table(`${COPY_SCHEMA}.${table}`)}`.execute(tx);
}
