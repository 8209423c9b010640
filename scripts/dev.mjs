/** `npm run dev`: the site with hot reload; the server starts again when its sources change. */
import { spawn } from 'node:child_process';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
const server = spawn(
  process.execPath,
  [
    // Only these: Vite watches the web app itself and leaves files of its own beside it.
    '--watch-path=apps/server/src',
    '--watch-path=packages/contract/src',
    '--watch-preserve-output',
    'apps/server/src/dev.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => {}); // the terminal sends Ctrl-C to the server as well; wait for it
server.on('exit', (code) => process.exit(code ?? 0));
