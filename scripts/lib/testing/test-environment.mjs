import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../log.mjs';
import { findChromium } from './chromium.mjs';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { fastTempDir } from './fast-temp-dir.mjs';
import { planMissingTools } from './missing-tools.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

/**
 * Provides the tools that tests need as environment variables: CHROMIUM_PATH, TEST_DATABASE_URL and a
 * temporary folder. Everything is stopped and removed when the process exits.
 */
export async function createTestEnvironment({ needsPostgres = true } = {}) {
  const folder = mkdtempSync(join(fastTempDir(), 'rostra-tests-'));
  const sites = join(folder, 'sites');
  mkdirSync(sites);
  let postgres;
  process.on('exit', () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const tools = await findOrInstallTools(needsPostgres);
  if (tools.postgres) postgres = await startPostgres(tools.postgres);
  const databaseUrl = postgres?.url ?? process.env.TEST_DATABASE_URL;
  return {
    folder,
    env: {
      TMPDIR: folder,
      E2E_SITES: sites,
      CHROMIUM_PATH: tools.chromium,
      ...(databaseUrl && needsPostgres ? { TEST_DATABASE_URL: databaseUrl } : {}),
    },
  };
}

async function findOrInstallTools(needsPostgres) {
  const hasDatabase = !needsPostgres || process.env.TEST_DATABASE_URL;
  const find = async () => ({
    chromium: await findChromium(),
    postgres: hasDatabase ? undefined : findPostgres(),
  });
  const found = await find();
  const missing = Object.keys(found).filter(
    (tool) => !found[tool] && !(tool === 'postgres' && hasDatabase),
  );
  const { install, explain } = planMissingTools(missing, {
    canInstall: canInstallDebianPackages(),
  });
  if (explain) fail(explain);
  for (const alternatives of install ?? []) {
    alternatives.some((name) => installDebianPackages([name]));
  }
  const tools = install ? await find() : found;
  const stillMissing = missing.filter((tool) => !tools[tool]);
  if (stillMissing.length > 0) fail(planMissingTools(stillMissing, { canInstall: false }).explain);
  return tools;
}
