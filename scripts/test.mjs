/** `npm test`: installs what the tests need, then runs every check and test. */
import { join } from 'node:path';
import { build } from './lib/build/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { log } from './lib/log.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { countTests } from './lib/testing/count-tests.mjs';
import { runEndToEndTests, runUnitTests } from './lib/testing/run-tests.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare();

const { folder, env } = await createTestEnvironment();
const reports = {
  vitestFile: join(folder, 'vitest.json'),
  playwrightFile: join(folder, 'playwright.json'),
};
let hasPassed = false;
try {
  hasPassed = (await runChecks()) && (await runTests());
} catch (error) {
  log(error.message);
}

const { passed, failed, skipped } = countTests(reports);
process.stdout.write(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(hasPassed && failed === 0 && passed > 0 ? 0 : 1);

async function runTests() {
  await build();
  const reporters = ['--reporter=default', '--reporter=json'];
  const [units] = await Promise.all([
    runUnitTests([...reporters, `--outputFile.json=${reports.vitestFile}`], env),
    createSeedSite(),
  ]);
  if (units.code !== 0) return false;
  const endToEnd = await runEndToEndTests([], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwrightFile,
  });
  return endToEnd.code === 0;
}

/** If this fails, the end-to-end tests try it again and report why. */
function createSeedSite() {
  return run('node', ['e2e/support/create-seed-site.mjs'], { extraEnv: env, quiet: true });
}
