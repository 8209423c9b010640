import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/test-db.ts';
import type { Db } from './client.ts';

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
});
afterEach(() => db.close());

const COUNT = `with recursive series (n) as (select 1 union all select n + 1 from series where n < 300000)
  select count(*) as total from series`;

describe('Db.slowRead', () => {
  it('does not block later requests', async () => {
    const order: string[] = [];
    const slow = db.slowRead<{ total: number }>({ sql: COUNT, parameters: [] });
    slow.then(() => order.push('slow'));
    await new Promise((resolve) => setImmediate(resolve));
    await db.read({ sql: 'select 1', parameters: [] });
    order.push('quick');
    expect(await slow).toEqual([{ total: 300_000 }]);
    expect(order).toEqual(['quick', 'slow']);
  });

  it('sees committed rows', async () => {
    await db.queries.insertInto('installation').values({ key: 'a', value: 'seen' }).execute();
    const sql = "select key from installation where value = 'seen'";
    expect(await db.slowRead({ sql, parameters: [] })).toEqual([{ key: 'a' }]);
  });

  it('passes errors on', async () => {
    await expect(db.slowRead({ sql: 'select nothing', parameters: [] })).rejects.toThrow('nothing');
  });

  it('refuses more than it can queue', async () => {
    if (db.kind !== 'sqlite') return;
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => db.slowRead({ sql: 'select 1', parameters: [] })),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(90);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  });
});
