/** `npm run test:browsers -- [Playwright options]`: the most important journeys in Firefox and WebKit. */
import { build } from './lib/build/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { runBrowserTests } from './lib/testing/run-tests.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
await build();
const { env } = await createTestEnvironment({ tools: ['firefox', 'webkit', 'xvfb'] });
const { code } = await runBrowserTests(process.argv.slice(2), env);
process.exit(code);
