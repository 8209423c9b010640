import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fastTempDir } from './fast-temp-dir.mjs';
import { findOrInstallTools } from './find-tools.mjs';
import { startPostgres } from './postgres.mjs';

/** The variables in which tests find their tools. */
const PATH_VARIABLES = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
  xvfb: 'XVFB_PATH',
};

/**
 * Provides what tests need as environment variables: the paths of their tools, TEST_DATABASE_URL and a
 * temporary folder. Everything is stopped and removed when the process exits.
 */
export async function createTestEnvironment({ tools = ['chromium', 'postgres'] } = {}) {
  const folder = mkdtempSync(join(fastTempDir(), 'rostra-tests-'));
  const sites = join(folder, 'sites');
  mkdirSync(sites);
  let postgres;
  process.on('exit', () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const needsPostgres = tools.includes('postgres');
  const paths = await findOrInstallTools(
    tools.filter((tool) => tool !== 'postgres' || !process.env.TEST_DATABASE_URL),
  );
  if (paths.postgres) postgres = await startPostgres(paths.postgres);
  const databaseUrl = postgres?.url ?? process.env.TEST_DATABASE_URL;
  return {
    folder,
    env: {
      TMPDIR: folder,
      E2E_SITES: sites,
      ...pathVariables(paths),
      ...(databaseUrl && needsPostgres ? { TEST_DATABASE_URL: databaseUrl } : {}),
    },
  };
}

const pathVariables = (paths) =>
  Object.fromEntries(
    Object.entries(PATH_VARIABLES)
      .filter(([tool]) => paths[tool])
      .map(([tool, variable]) => [variable, paths[tool]]),
  );
