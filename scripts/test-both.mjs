/** `npm run test:both -- [files]`: the unit tests, with all of the server's on SQLite and on PostgreSQL. */
import { prepare } from './lib/prepare.mjs';
import { runUnitTests } from './lib/testing/run-tests.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
const { env } = await createTestEnvironment();
const { code } = await runUnitTests(process.argv.slice(2), { ...env, TEST_BOTH: 'true' });
process.exit(code);
