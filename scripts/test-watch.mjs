/** `npm run test:watch -- [files]`: runs the Vitest tests on SQLite again whenever a file changes. */
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
const { env } = await createTestEnvironment({ tools: ['chromium'] });
const { code } = await run('vitest', ['watch', ...process.argv.slice(2)], { extraEnv: env });
process.exit(code);
