/** `npm run test:e2e -- [files or Playwright options]`: the end-to-end tests on the production build. */
import { build } from './lib/build/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { runEndToEndTests } from './lib/testing/run-tests.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
await build();
const { env } = await createTestEnvironment({ tools: ['chromium'] });
// Here and not by Playwright, which waits for a limited time: on a busy machine it takes minutes.
await run('node', ['e2e/support/create-seed-site.mjs'], { extraEnv: env, quiet: true });
const { code } = await runEndToEndTests(process.argv.slice(2), env);
process.exit(code);
