/** `npm run bench`: measures the production build; needs wrk, which Debian's package brings, and Chromium. */
import { spawnSync } from 'node:child_process';
import { build } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { installDebianPackages } from './lib/debian.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';
import { fail, say } from './lib/say.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await build();
const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;
if (!hasWrk() && !installDebianPackages(['wrk'], say)) {
  fail('The bench needs wrk. Install it with your package manager and try again.');
}
const chromium = await findChromium(say);
if (chromium) process.env.CHROMIUM_PATH = chromium;
await import('../bench/run.ts');
