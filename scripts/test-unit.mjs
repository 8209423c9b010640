/** `npm run test:unit -- [files]`: everything that Vitest runs in `npm test`. */
import { prepare } from './lib/prepare.mjs';
import { runUnitTests } from './lib/testing/run-tests.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
const { env } = await createTestEnvironment();
const { code } = await runUnitTests(process.argv.slice(2), env);
process.exit(code);
