/** `npm run dev`: the site with hot reload; the server restarts when its sources change. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildMessages } from './lib/build/build-messages.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { NODE_COMPILE_CACHE } from './lib/run.mjs';

await prepare({ tools: true });
await buildMessages();
for (const folder of ['english', 'translations']) {
  watch(join(root, 'packages/messages', folder), { recursive: true }, () => {
    spawn(process.execPath, ['scripts/lib/build/compile-messages.mjs'], {
      cwd: root,
      stdio: 'inherit',
    });
  });
}
const server = spawn(
  process.execPath,
  [
    // Vite watches the web app and writes temporary files beside it, so only the server is watched here.
    '--watch-path=apps/server/src',
    '--watch-path=packages/contract/src',
    '--watch-path=packages/messages/english',
    '--watch-path=packages/messages/src',
    '--watch-path=packages/messages/translations',
    '--watch-preserve-output',
    'apps/server/src/dev.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE, ...process.env, NODE_ENV: 'development' },
  },
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => {}); // the terminal sends Ctrl-C to the server as well; wait for it
server.on('exit', (code) => process.exit(code ?? 0));
