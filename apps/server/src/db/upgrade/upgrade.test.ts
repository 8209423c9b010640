import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDb } from '../../testing/test-db.ts';
import type { Db } from '../client.ts';
import { listPostgresTables } from '../copy/postgres-tables.ts';
import type { Migration } from '../migration.ts';
import { COPY_FOLDER, COPY_SCHEMA, INCOMPLETE } from './copy-database.ts';
import { describeCopy } from './describe-copy.ts';
import { removeOldCopies } from './remove-old-copies.ts';
import { type UpgradeOptions, upgrade } from './upgrade.ts';
import {
  countCopyTries,
  findUpgrade,
  saveCopyTries,
  saveUpgrade,
  type UpgradeRecord,
} from './upgrade-record.ts';

const DAY = 24 * 60 * 60 * 1000;

const FIRST: Migration = {
  name: '0001-first',
  up: async (tx) => {
    await tx.schema
      .createTable('installation')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createTable('things').addColumn('name', 'text').execute();
    await sql`insert into things values ('precious')`.execute(tx);
  },
};
const removesThings = (name: string): Migration => ({
  name,
  up: async (tx) => {
    await sql`delete from things`.execute(tx);
  },
});
const fails = (name: string): Migration => ({
  name,
  up: () => Promise.reject(new Error('oh no')),
});

let dataDir: string;
let db: Db;
let time: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rostra-upgrade-'));
  db = await openEmptyDb();
  time = Date.parse('2026-11-18T09:00:00Z');
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true });
});

const now = () => new Date(time);
const to = (steps: Migration[], options: Partial<UpgradeOptions> = {}) =>
  upgrade(db, { dataDir, now, steps, ...options });
const countThings = async () =>
  (await sql`select name from things`.execute(db.queries)).rows.length;

async function listCopies(): Promise<string[]> {
  if (db.kind === 'postgres') {
    return (await listPostgresTables(db.queries, COPY_SCHEMA)).length > 0 ? [COPY_SCHEMA] : [];
  }
  const folder = join(dataDir, COPY_FOLDER);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
const addThings = (names: string[]) =>
  sql`insert into things values ${sql.join(names.map((name) => sql`(${name})`))}`.execute(
    db.queries,
  );
const thingsIn = async (copy: string | undefined) =>
  (await describeCopy(db, copy ?? '')).rows.get('things');

it('does not copy an empty database, or one that is up to date', async () => {
  expect(await to([FIRST])).toEqual({ applied: ['0001-first'], copy: undefined });
  expect(await to([FIRST])).toEqual({ applied: [], copy: undefined });
  expect(await listCopies()).toEqual([]);
});

it('copies the database before it changes', async () => {
  await to([FIRST]);
  const { applied, copy } = await to([FIRST, removesThings('0002-second')]);
  expect(applied).toEqual(['0002-second']);
  expect(await countThings()).toBe(0);
  expect(await thingsIn(copy)).toBe(1);
  expect(await findUpgrade(db.queries)).toEqual({
    from: '0001-first',
    to: '0002-second',
    applied: 1,
    copy,
    tries: 1,
    startedAt: now().toISOString(),
    finishedAt: now().toISOString(),
  });
  if (db.kind === 'sqlite') expect(statSync(copy ?? '').mode & 0o077).toBe(0);
});

it('reports each step', async () => {
  await to([FIRST]);
  const progress: unknown[] = [];
  const steps = [FIRST, removesThings('0002-second'), removesThings('0003-third')];
  await to(steps, { onProgress: (step) => progress.push(step) });
  expect(progress).toEqual([
    { done: 0, total: 2, name: '0002-second' },
    { done: 1, total: 2, name: '0003-third' },
    { done: 2, total: 2, name: undefined },
  ]);
});

it('does without a copy if the operator wants it', async () => {
  await to([FIRST]);
  const steps = [FIRST, removesThings('0002-second')];
  expect((await to(steps, { withoutCopy: true })).copy).toBeUndefined();
  expect(await listCopies()).toEqual([]);
});

describe('if a migration fails', () => {
  const steps = [FIRST, removesThings('0002-second'), fails('0003-fails')];
  beforeEach(() => to([FIRST]));

  it('names the copy, which later tries keep', async () => {
    const name = db.kind === 'sqlite' ? join(dataDir, COPY_FOLDER) : COPY_SCHEMA;
    const reason = /Migration 0003-fails failed .*oh no.* npm run rollback/;
    await expect(to(steps)).rejects.toThrow(reason);
    const copies = await listCopies();
    expect(copies).toHaveLength(1);
    for (let i = 0; i < 5; i += 1) {
      time += 1000;
      await expect(to(steps)).rejects.toThrow(name);
    }
    expect(await listCopies()).toEqual(copies);
    expect(await thingsIn(copies[0])).toBe(1);
  });

  it('waits for an operator after two tries', async () => {
    let tries = 0;
    const counted: Migration = {
      name: '0003-fails',
      up: () => {
        tries += 1;
        return Promise.reject(new Error('oh no'));
      },
    };
    const counting = [FIRST, removesThings('0002-second'), counted];
    for (let i = 0; i < 4; i += 1) await expect(to(counting)).rejects.toThrow('oh no');
    expect(tries).toBe(2);
    await expect(to(counting)).rejects.toThrow(
      /begun 2 times and did not finish\. .*oh no.*To try again, run: npm run upgrade/,
    );
    await expect(to(counting, { isRetry: true })).rejects.toThrow('oh no');
    expect(tries).toBe(3);
  });

  it('lets a newer version try at once, with the copy from before the first', async () => {
    for (let i = 0; i < 3; i += 1) await expect(to(steps)).rejects.toThrow('oh no');
    const copies = await listCopies();
    const repaired = [FIRST, removesThings('0002-second'), removesThings('0004-instead')];
    const { copy } = await to(repaired);
    expect([copy]).toEqual(copies);
    expect(await thingsIn(copy)).toBe(1);
  });

  it('makes a new copy if the database was used since, because nothing was changed', async () => {
    await expect(to([FIRST, fails('0002-fails')])).rejects.toThrow('oh no');
    const [former] = await listCopies();
    time += 30 * DAY;
    await addThings(['later', 'much later']);
    const { copy } = await to([FIRST, removesThings('0003-instead')]);
    expect(await thingsIn(copy)).toBe(3);
    expect(await listCopies()).toEqual([copy]);
    if (db.kind === 'sqlite') expect(copy).not.toBe(former);
    expect(await findUpgrade(db.queries)).toMatchObject({ startedAt: now().toISOString(), copy });
  });

  it('makes a new copy for each try that has changed nothing', async () => {
    for (let i = 0; i < 4; i += 1) {
      time += 1000;
      await expect(to([FIRST, fails('0002-fails')], { isRetry: true })).rejects.toThrow('oh no');
      expect(await listCopies()).toHaveLength(1);
    }
    const record = await findUpgrade(db.queries);
    expect(record).toMatchObject({ tries: 4, startedAt: now().toISOString() });
    expect(await thingsIn(record?.copy)).toBe(1);
  });

  it('keeps the copy also if the applied step is not the last by name', async () => {
    await to([FIRST, removesThings('0009-late')]);
    await addThings(['precious']);
    const unordered = [removesThings('0002-second'), fails('0003-fails')];
    const all = [FIRST, ...unordered, removesThings('0009-late')];
    await expect(to(all)).rejects.toThrow('oh no');
    const copies = await listCopies();
    await expect(to(all)).rejects.toThrow('oh no');
    expect(await listCopies()).toEqual(copies);
    expect(await thingsIn(copies[0])).toBe(1);
  });

  it('ends the upgrade when a version starts that does not need the step', async () => {
    await expect(to(steps)).rejects.toThrow('oh no');
    const between = [FIRST, removesThings('0002-second')];
    await to(between);
    const { copy, finishedAt } = (await findUpgrade(db.queries)) ?? {};
    expect(finishedAt).toBe(now().toISOString());
    expect(await thingsIn(copy)).toBe(1); // Still there to go back.
    time += 30 * DAY;
    await addThings(['later', 'much later']);
    const next = await to([...between, removesThings('0004-instead')]);
    expect(await thingsIn(next.copy)).toBe(2);
  });

  it('counts a try that was interrupted', async () => {
    const endless: Migration = { name: '0003-fails', up: () => new Promise(() => {}) };
    const before = await findUpgrade(db.queries);
    expect(before).toBeUndefined();
    // As if the process had been killed: the record was saved when the try began.
    await expect(to(steps)).rejects.toThrow('oh no');
    const record = await findUpgrade(db.queries);
    await db.queries
      .updateTable('installation')
      .set({ value: JSON.stringify({ ...record, error: undefined, tries: 2 }) })
      .where('key', '=', 'upgrade')
      .execute();
    await expect(to([FIRST, removesThings('0002-second'), endless])).rejects.toThrow(
      'It was interrupted.',
    );
  });
});

it('upgrades once if several processes start at the same time', async () => {
  await to([FIRST]);
  const steps = [FIRST, removesThings('0002-second')];
  const results = await Promise.all([to(steps), to(steps), to(steps)]);
  const applied = results.flatMap((result) => result.applied);
  expect(applied).toEqual(['0002-second']);
  expect(await listCopies()).toHaveLength(1);
});

it('fills a new database once, without a copy', async () => {
  const steps = [FIRST, removesThings('0002-second')];
  const results = await Promise.all([to(steps), to(steps), to(steps)]);
  const applied = results.flatMap((result) => result.applied);
  expect(applied).toEqual(['0001-first', '0002-second']);
  expect(await listCopies()).toEqual([]);
});

describe('the copy', () => {
  it('is kept if the data folder has another name now', async () => {
    if (db.kind === 'postgres') return;
    await to([FIRST]);
    const { copy } = await to([FIRST, removesThings('0002-second')]);
    const moved = `${dataDir}-moved`;
    renameSync(dataDir, moved);
    try {
      // The age of a file is by the clock of the machine.
      time = Date.now() + 2 * DAY;
      const record = await findUpgrade(db.queries);
      const finishedAt = now().toISOString();
      await saveUpgrade(db.queries, { ...record, finishedAt } as UpgradeRecord);
      await removeOldCopies(db, moved, now());
      expect(readdirSync(join(moved, COPY_FOLDER))).toEqual([basename(copy ?? '')]);
    } finally {
      renameSync(moved, dataDir);
    }
  });

  it('is not that of another site, of which a backup was restored here', async () => {
    if (db.kind === 'postgres') return;
    await to([FIRST]);
    await to([FIRST, removesThings('0002-second')]);
    const elsewhere = join(dataDir, 'another-site.db');
    writeFileSync(elsewhere, 'a copy');
    const record = await findUpgrade(db.queries);
    await saveUpgrade(db.queries, { ...record, copy: elsewhere } as UpgradeRecord);
    time += 2 * DAY;
    await removeOldCopies(db, dataDir, now());
    expect(existsSync(elsewhere)).toBe(true);
  });

  it('is kept for a day after the upgrade', async () => {
    await to([FIRST]);
    const { copy } = await to([FIRST, removesThings('0002-second')]);
    time += DAY - 1;
    await removeOldCopies(db, dataDir, now());
    expect(await thingsIn(copy)).toBe(1);
    time += 1;
    await removeOldCopies(db, dataDir, now());
    expect(await listCopies()).toEqual([]);
    expect((await findUpgrade(db.queries))?.copy).toBeUndefined();
  });

  it('is kept as long as the upgrade has not succeeded', async () => {
    await to([FIRST]);
    await expect(to([FIRST, fails('0002-fails')])).rejects.toThrow('oh no');
    time += 30 * DAY;
    await removeOldCopies(db, dataDir, now());
    expect(await listCopies()).toHaveLength(1);
  });

  it('is replaced by that of the next upgrade', async () => {
    const steps = [FIRST];
    for (let i = 2; i <= 5; i += 1) {
      await to(steps);
      steps.push(removesThings(`000${i}-more`));
      time += 1000;
    }
    expect(await listCopies()).toHaveLength(1);
  });

  it('is removed if nothing refers to it any more', async () => {
    await to([FIRST]);
    await to([FIRST, removesThings('0002-second')]);
    await db.queries.deleteFrom('installation').execute();
    // The age of a file is by the clock of the machine.
    const madeAt = db.kind === 'sqlite' ? Date.now() : time;
    await removeOldCopies(db, dataDir, new Date(madeAt + DAY - 60_000));
    expect(await listCopies()).toHaveLength(1);
    await removeOldCopies(db, dataDir, new Date(madeAt + DAY + 60_000));
    expect(await listCopies()).toEqual([]);
  });
});

describe('if the process is killed while it copies', () => {
  const second = removesThings('0002-second');
  beforeEach(() => to([FIRST]));

  it('removes what it has left behind before it copies again', async () => {
    if (db.kind === 'postgres') return; // A transaction leaves nothing behind.
    const folder = join(dataDir, COPY_FOLDER);
    mkdirSync(folder);
    writeFileSync(join(folder, `rostra-0001-first.db${INCOMPLETE}`), 'half of the database');
    const { copy } = await to([FIRST, second]);
    expect(await listCopies()).toEqual([copy]);
  });

  it('waits for an operator after two tries', async () => {
    await saveCopyTries(db.queries, 2);
    const reason = /interrupted 2 times\. Nothing was changed\. .*npm run upgrade/;
    await expect(to([FIRST, second])).rejects.toThrow(reason);
    expect(await countThings()).toBe(1);
    expect((await to([FIRST, second], { isRetry: true })).applied).toEqual(['0002-second']);
    const keys = await db.queries.selectFrom('installation').select('key').execute();
    expect(keys).toEqual([{ key: 'upgrade' }]);
  });

  it('counts the try before it copies', async () => {
    const stopped = to([FIRST, second], {
      onCopy: () => {
        throw new Error('killed');
      },
    });
    await expect(stopped).rejects.toThrow('killed');
    expect(await countCopyTries(db.queries)).toBe(1);
  });
});

it('removes a copy that could not be recorded', async () => {
  await to([FIRST]);
  const refuse =
    db.kind === 'sqlite'
      ? [
          "create trigger refused before insert on installation when new.key = 'upgrade' begin select raise(abort, 'full'); end",
        ]
      : [
          "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
          "create trigger refused before insert on installation for each row when (new.key = 'upgrade') execute function refuse()",
        ];
  for (const statement of refuse) await sql.raw(statement).execute(db.queries);
  await expect(to([FIRST, removesThings('0002-second')])).rejects.toThrow('full');
  expect(await listCopies()).toEqual([]);
});

it('changes nothing if there is no room for a copy', async () => {
  if (db.kind === 'postgres') return;
  await to([FIRST]);
  writeFileSync(join(dataDir, COPY_FOLDER), 'a file where the folder should be');
  await expect(to([FIRST, removesThings('0002-second')])).rejects.toThrow('could not be copied');
  expect(await countThings()).toBe(1);
});
