/** `npm test`: installs what tests need, then every check and test. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { countTests } from './lib/count-tests.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';
import { startTestPostgres } from './lib/postgres.mjs';
import { quickFolder } from './lib/quick-folder.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();

const folder = mkdtempSync(join(quickFolder(), 'rostra-tests-'));
const reports = {
  vitestFile: join(folder, 'vitest.json'),
  playwrightFile: join(folder, 'playwright.json'),
};
const sites = join(folder, 'sites');
mkdirSync(sites);
const postgres = await startTestPostgres(say);
// PostgreSQL runs on its own, and the folder may lie in memory: both must go however this ends.
process.on('exit', () => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
let good = false;
try {
  const chromium = await findChromium(say);
  const tools = {
    TMPDIR: folder,
    E2E_SITES: sites,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  };
  good = (await runChecks()) && (await runTests(tools));
} catch (error) {
  say(error.message);
}

const { passed, failed, skipped } = countTests(reports);
if (!postgres)
  say('The PostgreSQL half of the tests was SKIPPED: there is no server to run it on.');
process.stdout.write(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(good && failed === 0 && passed > 0 ? 0 : 1);

async function runTests(extraEnv) {
  await build();
  const [units] = await Promise.all([runUnits(extraEnv), makeSeed(extraEnv)]);
  if (units.code !== 0) return false;
  const journeys = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    extraEnv: {
      ...extraEnv,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwrightFile,
      // What failed is looked at afterwards.
      E2E_RESULTS: join(tmpdir(), 'rostra-e2e-results'),
    },
  });
  return journeys.code === 0;
}

function runUnits(extraEnv) {
  return run(
    'vitest',
    [
      'run',
      // One fewer is vitest's own choice; here tests wait for databases and for processes they start.
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports.vitestFile}`,
    ],
    { extraEnv },
  );
}

/** What the journeys begin with. If it fails, they try it again themselves and say why. */
function makeSeed(extraEnv) {
  return run('node', ['e2e/support/seed.mjs'], { extraEnv, quiet: true });
}
