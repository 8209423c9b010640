import { afterEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/test-db.ts';
import type { Db } from './client.ts';
import { prepareQuery } from './prepare-query.ts';

let db: Db;
afterEach(() => db.close());

describe('prepareQuery', () => {
  it('passes each argument to its parameter and keeps constants', async () => {
    db = await openTestDb();
    const rows = ['a', 'b', 'c'].map((key) => ({ key, value: `value of ${key}` }));
    await db.queries.insertInto('installation').values(rows).execute();
    const between = prepareQuery((queries, last: string, first: string) =>
      queries
        .selectFrom('installation')
        .select('key')
        .where('key', '>=', first)
        .where('value', 'like', 'value%')
        .where('key', '<=', last)
        .orderBy('key'),
    );
    expect(await between(db, 'b', 'a')).toEqual([{ key: 'a' }, { key: 'b' }]);
    expect(await between(db, 'c', 'b')).toEqual([{ key: 'b' }, { key: 'c' }]);
    expect(await between(db, 'x', 'y')).toEqual([]);
  });
});
