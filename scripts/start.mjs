/**
 * `npm start`: from a fresh clone to a running site. The first lines run on the machine's own
 * Node before anything is installed, so this file and its imports use nothing but Node itself.
 */
import module from 'node:module';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await build();
process.env.NODE_ENV ??= 'production';
module.enableCompileCache(join(root, 'node_modules/.cache/rostra')); // a third off the next start
await import('../apps/server/build/main.js');
