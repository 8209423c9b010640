/** `npm run dev`: the site with hot reload; the server starts again when its sources change. */
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
process.on('SIGINT', () => {}); // the terminal sends Ctrl-C to the server as well; wait for it
const { code } = await run(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/dev.ts'],
  {
    extraEnv: { NODE_ENV: 'development' },
  },
);
process.exit(code);
