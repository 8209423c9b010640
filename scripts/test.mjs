/** `npm test`: installs what the tests need, then runs every check and test. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build/build.mjs';
import { log } from './lib/log.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { countTests } from './lib/testing/count-tests.mjs';
import { runEndToEndTests, runUnitTests } from './lib/testing/run-tests.mjs';
import { findSlowestFiles } from './lib/testing/slowest-files.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
// Loaded only now, because the first start may be on a Node that lacks what the checks import.
const { runChecks } = await import('./lib/checks/run-checks.mjs');

const { folder, env } = await createTestEnvironment();
const vitestFile = join(folder, 'vitest.json');
const playwrightFile = join(folder, 'playwright.json');
let hasPassed = false;
try {
  hasPassed = (await runChecks()) && (await runTests());
} catch (error) {
  log(error.message);
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const reports = { vitest: readJson(vitestFile), playwright: readJson(playwrightFile) };
log('The slowest test files, in seconds:');
for (const { file, seconds } of findSlowestFiles(reports))
  log(`${String(seconds).padStart(5)} ${file}`);
const { passed, failed, skipped } = countTests(reports);
process.stdout.write(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(hasPassed && failed === 0 && passed > 0 ? 0 : 1);

async function runTests() {
  await build();
  const reporters = ['--reporter=default', '--reporter=json'];
  const [units] = await Promise.all([
    runUnitTests([...reporters, `--outputFile.json=${vitestFile}`], env),
    createSeedSite(),
  ]);
  // Also if unit tests fail, so that one run shows everything.
  const endToEnd = await runEndToEndTests([], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
  });
  return units.code === 0 && endToEnd.code === 0;
}

/** If this fails, the end-to-end tests try it again and report why. */
function createSeedSite() {
  return run('node', ['e2e/support/create-seed-site.mjs'], { extraEnv: env, quiet: true });
}
