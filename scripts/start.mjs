/**
 * `npm start`: from a fresh clone to a running site. The first lines run on the machine's own
 * Node before anything is installed, so this file and its imports use nothing but Node itself.
 */
import { buildWeb } from './lib/build-web.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await buildWeb();
process.env.NODE_ENV ??= 'production';
await import('../apps/server/src/main.ts');
