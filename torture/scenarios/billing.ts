import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Outcome } from '../lib/outcome.ts';
import { ROOT } from '../lib/root.ts';

const execFileAsync = promisify(execFile);
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const MEMBERS = 200;
const ROUNDS = 4;

interface BillingOptions {
  /** At least this many actions of members. */
  actions: number;
  databaseUrl: string;
  folder: string;
  seed: number;
  onProgress?(done: number): void;
}

/**
 * Random payments, changes and cancellations of members with faults in Stripe's responses, lost and repeated webhooks
 * and clock jumps. At the end of each run both ledgers must agree: no double charge, no drift.
 */
export async function tortureBilling(options: BillingOptions): Promise<Outcome> {
  const { actions, databaseUrl, folder, seed, onProgress } = options;
  const figures = { runs: 0, actions: 0, refused: 0, faults: 0 };
  const problems: string[] = [];
  const report = join(folder, 'billing.json');
  while (figures.actions < actions && problems.length === 0) {
    rmSync(report, { force: true });
    const soakSeed = String(seed + figures.runs);
    const run = execFileAsync(
      process.execPath,
      [VITEST, 'run', '--project', 'server on postgres', 'src/features/billing/sync/soak.test.ts'],
      {
        cwd: ROOT,
        maxBuffer: 2 ** 26,
        env: {
          ...process.env,
          TEST_DATABASE_URL: databaseUrl,
          SOAK_SEED: soakSeed,
          SOAK_MEMBERS: String(MEMBERS),
          SOAK_ROUNDS: String(ROUNDS),
          SOAK_REPORT: report,
        },
      },
    );
    await run.catch((error: { stdout?: string }) => {
      problems.push(`SOAK_SEED=${soakSeed} failed:\n${error.stdout}`);
    });
    if (!existsSync(report)) break;
    const { done, refused, faults } = JSON.parse(readFileSync(report, 'utf8'));
    figures.runs += 1;
    figures.actions += done + refused;
    figures.refused += refused;
    figures.faults += faults;
    onProgress?.(figures.actions);
  }
  return { figures, problems };
}
