import { afterEach, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { migrate } from '../../../db/migrate.ts';
import { editions } from '../../../db/migrations/0091-editions.ts';
import { migrations } from '../../../db/migrations/index.ts';
import { openEmptyDb } from '../../../testing/test-db.ts';

let db: Db;
afterEach(() => db.close());

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;

it('numbers what readers got before there were editions', async () => {
  db = await openEmptyDb();
  await migrate(
    db,
    migrations.filter(({ name }) => name < editions.name),
  );
  const rows = [
    ['draft', 'One', 1, null],
    ['published', 'One', 2, 1],
    ['published', 'One', 3, 1],
    ['draft', 'Two', 4, null],
    ['scheduled', 'Two', 5, 9],
    ['published', 'Three', 6, 1],
    ['scheduled', 'Four', 7, 8],
    ['withdrawn', 'Four', 10, null],
  ] as const;
  for (const [index, [status, body, at, visible]] of rows.entries()) {
    const version = {
      collection: 'policies',
      document_id: 'p'.repeat(24),
      locale: 'en',
      number: index + 1,
      status,
      data: JSON.stringify({ title: 'T', body, updated_at: day(at) }),
      created_at: day(at),
      visible_from: visible === null ? null : day(visible),
    };
    // biome-ignore lint/suspicious/noExplicitAny: the table of an earlier version
    await (db.queries as any).insertInto('content_versions').values(version).execute();
  }
  await migrate(db);
  const found = await db.queries
    .selectFrom('content_versions')
    .select(['number', 'edition', 'edition_at', 'edition_kind'])
    .where('edition', 'is not', null)
    .orderBy('number')
    .execute();
  expect(found).toEqual([
    { number: 2, edition: 1, edition_at: day(1), edition_kind: 'change' },
    { number: 6, edition: 2, edition_at: day(6), edition_kind: 'change' },
    { number: 7, edition: 3, edition_at: day(8), edition_kind: 'change' },
  ]);
});
