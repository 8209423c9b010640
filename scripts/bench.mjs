/** `npm run bench`: measures the production build; needs wrk and Chromium. */
import { spawnSync } from 'node:child_process';
import { build } from './lib/build/build.mjs';
import { fail } from './lib/log.mjs';
import { prepare } from './lib/prepare.mjs';
import { installDebianPackages } from './lib/testing/debian-packages.mjs';
import { createTestEnvironment } from './lib/testing/test-environment.mjs';

await prepare({ tools: true });
await build();
const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;
if (!hasWrk() && !installDebianPackages(['wrk'])) {
  fail('The benchmark needs wrk: install it and try again.');
}
const { env } = await createTestEnvironment();
process.env.CHROMIUM_PATH = env.CHROMIUM_PATH;
process.env.TEST_DATABASE_URL = env.TEST_DATABASE_URL;
await import('../bench/run.ts');
