import { expect, it } from 'vitest';
import { openTestDb } from '../../testing/test-db.ts';
import { terminalImports } from './0150-terminal-imports.ts';

it('keeps the imports of the studio, and never gives the id of a discarded one again', async () => {
  const db = await openTestDb();
  const add = (file_name: string, created_by: number | null) =>
    db.queries
      .insertInto('import_jobs')
      .values({
        ...{ format: 'ghost', file_name, size: 1, received: 1, options: '{}', state: 'ready' },
        ...{ done: 0, attempts: 0, created_by, created_by_name: 'a', created_at: '2026-01-01' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  await add('kept.json', 7);
  const { id } = await add('discarded.json', 7);
  await db.queries.deleteFrom('import_jobs').where('id', '=', id).execute();
  await db.queries.transaction().execute((tx) => terminalImports.up(tx, db.kind));
  expect((await add('terminal.json', null)).id).toBe(id + 1);
  const rows = await db.queries.selectFrom('import_jobs').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { file_name: 'kept.json', created_by: 7, state: 'ready', summary: null },
    { file_name: 'terminal.json', created_by: null },
  ]);
  await db.close();
});
