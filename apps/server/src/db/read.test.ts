import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/test-db.ts';
import type { Db } from './client.ts';

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
});
afterEach(() => db.close());

const add = (key: string) => ({ key, value: 'kept' });
const keys = async () => {
  const rows = await db.read<{ key: string }>({
    sql: "select key, value from installation where value = 'kept' order by key",
    parameters: [],
  });
  return rows.map(({ key }) => key);
};

describe('Db.read', () => {
  it('returns named columns and passes parameters', async () => {
    await db.queries.insertInto('installation').values(add('a')).execute();
    const mark = db.kind === 'postgres' ? '$1' : '?';
    const sql = `select key, value, null as absent, 7 as number from installation where key = ${mark}`;
    for (const isFixed of [true, false, true]) {
      expect(await db.read({ sql, parameters: ['a'], isFixed })).toEqual([
        { key: 'a', value: 'kept', absent: null, number: 7 },
      ]);
      expect(await db.read({ sql, parameters: ['b'], isFixed })).toEqual([]);
    }
  });

  it('sees committed rows immediately and nothing of an open transaction', async () => {
    await db.queries.insertInto('installation').values(add('a')).execute();
    expect(await keys()).toEqual(['a']);
    await db.transaction(async (tx) => {
      await tx.insertInto('installation').values(add('b')).execute();
      await tx.deleteFrom('installation').where('key', '=', 'a').execute();
      expect(await keys()).toEqual(['a']);
    });
    expect(await keys()).toEqual(['b']);
  });

  it('sees nothing of a transaction that was rolled back', async () => {
    await db
      .transaction(async (tx) => {
        await tx.insertInto('installation').values(add('c')).execute();
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await keys()).toEqual([]);
  });

  it('sees a table that was created after its first read', async () => {
    expect(await keys()).toEqual([]);
    await db.queries.schema.createTable('later').addColumn('n', 'integer').execute();
    expect(await db.read({ sql: 'select n from later', parameters: [] })).toEqual([]);
  });

  it('cannot write on SQLite', async () => {
    if (db.kind !== 'sqlite') return;
    const sql = "insert into installation (key, value) values ('x', 'kept')";
    await expect(db.read({ sql, parameters: [] })).rejects.toThrow('readonly');
  });
});
