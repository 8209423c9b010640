import { afterEach, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { migrate } from '../../../db/migrate.ts';
import { memberSince } from '../../../db/migrations/0143-member-since.ts';
import { voteChanges } from '../../../db/migrations/0145-vote-changes.ts';
import { migrations } from '../../../db/migrations/index.ts';
import { openEmptyDb } from '../../../testing/test-db.ts';

let db: Db;
afterEach(() => db.close());

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const upTo = (last: string) => migrations.filter(({ name }) => name < last);
const insert = (table: string, row: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: the tables of an earlier version
  (db.queries as any).insertInto(table).values(row).execute();

it('turns extensions into changes, and keeps the duration of votes that were announced before', async () => {
  db = await openEmptyDb();
  await migrate(db, upTo(voteChanges.name));
  const vote = (id: string, more: object) =>
    insert('votes', {
      ...{ id, slug: id, document_id: id, locale: 'en', policy_title: 'Homes', question: 'More?' },
      ...{ introduction: '', secrecy: 'secret', is_rehearsal: 0, rules: '{}', extensions: '[]' },
      ...{ required_plan: 'account', joined_before: day(1), announced_at: day(1) },
      ...{ opens_at: day(10), closes_at: day(20), state: 'announced', ...more },
    });
  await vote('long', {});
  await vote('short', { closes_at: day(11) });
  const extensions = [
    { at: day(12), from: day(14), reason: 'One.' },
    { at: day(15), from: day(16), reason: 'Two.' },
  ];
  await vote('extended', { state: 'open', extensions: JSON.stringify(extensions) });
  await migrate(db);
  const votes = await db.queries
    .selectFrom('votes')
    .select(['id', 'duration_days', 'announced_roll_size'])
    .orderBy('id')
    .execute();
  expect(votes).toEqual([
    { id: 'extended', duration_days: 0, announced_roll_size: null },
    { id: 'long', duration_days: 3, announced_roll_size: null },
    { id: 'short', duration_days: 1, announced_roll_size: null },
  ]);
  expect(await db.queries.selectFrom('vote_changes').selectAll().execute()).toMatchObject([
    { vote_id: 'extended', number: 1, closes_before: day(14), closes_after: day(16) },
    {
      vote_id: 'extended',
      number: 2,
      reason: 'Two.',
      closes_before: day(16),
      closes_after: day(20),
    },
  ]);
});

it('counts members who were imported before from their import on', async () => {
  db = await openEmptyDb();
  await migrate(db, upTo(memberSince.name));
  const user = (id: number, createdAt: string) =>
    insert('users', {
      ...{ id, document_id: `d${id}`, username: `u${id}`, username_key: `u${id}` },
      ...{ email: `u${id}@example.org`, password_hash: '', role: 'member', is_blocked: 0 },
      ...{ created_at: createdAt, updated_at: createdAt },
    });
  await user(1, '2019-01-01T00:00:00.000Z');
  await user(2, '2019-01-01T00:00:00.000Z');
  await insert('imported_entries', {
    ...{ source: 'members:list', collection: 'members', source_id: '1', document_id: '1' },
    ...{ hash: '', version: 1, is_created: 1, updated_at: day(3) },
  });
  await migrate(db);
  const users = await db.queries
    .selectFrom('users')
    .select(['id', 'created_at', 'member_since'])
    .orderBy('id')
    .execute();
  expect(users).toEqual([
    { id: 1, created_at: day(3), member_since: '2019-01-01T00:00:00.000Z' },
    { id: 2, created_at: '2019-01-01T00:00:00.000Z', member_since: null },
  ]);
});
