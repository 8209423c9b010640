import { writeFileSync } from 'node:fs';
import { arch, cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeOutcome, type Outcome } from './lib/outcome.ts';
import { freePort } from './lib/site-process.ts';
import { tortureBilling } from './scenarios/billing.ts';
import { canFillDisk, fillDisk } from './scenarios/fill-disk.ts';
import { holdLocks } from './scenarios/hold-locks.ts';
import { jumpClock } from './scenarios/jump-clock.ts';
import { killServer } from './scenarios/kill-server.ts';
import { type PostgresServer, restartPostgres } from './scenarios/restart-postgres.ts';
import { soak } from './scenarios/soak.ts';

const HELP = `npm run torture [-- --only NAME] [--kills N] [--restarts N] [--billing N] [--reads N] [--seed N] [--out FILE]

Kills and restarts the site and its database while it is used, and checks that nothing it acknowledged is lost.

  --only NAME    only the scenarios whose name contains this
  --kills N      SIGKILLs on each database (100)
  --restarts N   restarts of PostgreSQL (50)
  --billing N    actions of members with faults (1,000)
  --reads N      page views with little memory (20,000)
  --seed N       repeats an earlier run as far as its timing allows
  --out FILE     writes the figures as JSON
`;

export interface TortureTools {
  /** An empty folder. */
  folder: string;
  postgres: PostgresServer;
  /** Creates an empty database on that server. */
  createDatabase(name: string): Promise<string>;
}

const WRITERS = 10;

/** Resolves to whether everything has passed. */
export async function torture({
  folder,
  postgres,
  createDatabase,
}: TortureTools): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      kills: { type: 'string', default: '100' },
      restarts: { type: 'string', default: '50' },
      billing: { type: 'string', default: '1000' },
      reads: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return true;
  }
  const seed = Number(values.seed);
  const sqlite = { PORT: await freePort(), DATA_DIR: join(folder, 'sqlite') };
  const onPostgres = {
    PORT: await freePort(),
    DATA_DIR: join(folder, 'postgres'),
    DATABASE_URL: await createDatabase('torture'),
  };
  const counted = (name: string) => (done: number) => {
    if (done % 25 === 0) process.stderr.write(`     ${name}: ${done}\n`);
  };
  const common = { writers: WRITERS, seed };

  const kill = (name: string, settings: Record<string, string>) => () =>
    killServer({ ...common, settings, kills: Number(values.kills), onProgress: counted(name) });
  const scenarios: Record<string, () => Promise<Outcome>> = {
    'kills on SQLite': kill('kills on SQLite', sqlite),
    'kills on PostgreSQL': kill('kills on PostgreSQL', onPostgres),
    'restarts of PostgreSQL': () =>
      restartPostgres({
        ...common,
        postgres,
        settings: onPostgres,
        restarts: Number(values.restarts),
        onProgress: counted('restarts of PostgreSQL'),
      }),
    billing: () =>
      tortureBilling({
        actions: Number(values.billing),
        databaseUrl: postgres.url,
        folder,
        seed,
        onProgress: (done) => process.stderr.write(`     billing: ${done}\n`),
      }),
    'full disk': async () =>
      canFillDisk()
        ? fillDisk({ ...common, settings: sqlite, folder: join(folder, 'disk'), rounds: 10 })
        : { figures: {}, problems: ['This system does not allow a mount without root'] },
    'foreign locks': () =>
      holdLocks({
        ...common,
        settings: sqlite,
        locks: 50,
        checksPerLock: 100,
        slowestHealthMs: 1_000,
      }),
    'soak with little memory': () =>
      soak({ ...common, settings: sqlite, reads: Number(values.reads), heapMb: 96 }),
    'clock jumps': () => jumpClock({ ...common, settings: sqlite, jumps: 18 }),
  };

  const results: Record<string, Outcome & { seconds: number }> = {};
  for (const [name, run] of Object.entries(scenarios)) {
    if (!name.includes(values.only)) continue;
    const startedAt = performance.now();
    const outcome = await run();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    results[name] = { ...outcome, seconds };
    process.stdout.write(`${describeOutcome(name, outcome)} (${seconds} s)\n`);
  }
  if (values.out) {
    const machine = {
      node: process.version,
      system: `${process.platform} ${release()} ${arch()}`,
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
    };
    const report = { at: new Date().toISOString(), seed, machine, results };
    writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
  }
  return Object.values(results).every(({ problems }) => problems.length === 0);
}
