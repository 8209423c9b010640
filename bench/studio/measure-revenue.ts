import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDb } from '../../apps/server/src/db/client.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { joinAs } from '../../apps/server/src/testing/staff/staff-context.ts';
import { openAccountsApp } from '../../apps/server/src/testing/test-accounts.ts';
import { testClock } from '../../apps/server/src/testing/test-clock.ts';
import { createPostgres } from '../../apps/server/src/testing/test-postgres.ts';
import { fillRevenue } from '../fixtures/fill-revenue.ts';
import { percentile } from '../lib/load.ts';
import type { Row } from '../lib/table.ts';

const SUBSCRIPTIONS = 100_000;
const ROUNDS = 50;
const GOAL = '≤ 300';

const CALLS: Record<string, string> = {
  revenue: '?months=60',
  'changes of a month': '/movements?month=2025-06&currency=usd',
  'changes of one kind': '/movements?month=2025-06&currency=usd&kind=unpaid',
};

interface Database {
  db: Db;
  drop(): Promise<void>;
}

/** The revenue page with 100,000 subscriptions, on SQLite and PostgreSQL. */
export async function measureRevenue(): Promise<Row[]> {
  return [
    ...(await measureOn('SQLite', openSqlite())),
    ...(await measureOn('PostgreSQL', await openPostgres())),
  ];
}

function openSqlite(): Database {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-bench-'));
  const drop = async () => rmSync(dataDir, { recursive: true, force: true });
  return { db: openDb({ dataDir }), drop };
}

async function openPostgres(): Promise<Database> {
  const database = await createPostgres('template0');
  return { db: database.open(), drop: database.drop };
}

async function measureOn(name: string, { db, drop }: Database): Promise<Row[]> {
  await migrate(db);
  await fillRevenue(db, SUBSCRIPTIONS);
  const site = await openAccountsApp({ db, clock: testClock('2026-06-15T12:00:00.000Z') });
  try {
    const { jwt: token } = await joinAs(site, 'tom', 'treasurer');
    const rows: Row[] = [];
    for (const [what, query] of Object.entries(CALLS)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        const url = `/api/studio/money/revenue${query}`;
        const { status } = await site.send('GET', url, undefined, { token });
        times.push(performance.now() - began);
        if (status !== 200) throw new Error(`${url} responded with ${status}`);
      }
      const value = percentile(times, 0.95);
      rows.push({
        ...{ what: `${what}, ${SUBSCRIPTIONS} subscriptions, ${name}, p95`, value },
        ...{ unit: 'ms', goal: GOAL },
      });
    }
    return rows;
  } finally {
    await site.close();
    await drop();
  }
}
