/** `npm run test:e2e -- [files or Playwright options]`: the end-to-end tests on the production build. */
import { build } from './lib/build/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { runEndToEndTests } from './lib/testing/run-tests.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare();
await build();
const { env } = await createTestEnvironment({ tools: ['chromium'] });
const { code } = await runEndToEndTests(process.argv.slice(2), env);
process.exit(code);
