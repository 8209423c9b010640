/**
 * `npm start`: from a fresh clone to a running site. The first lines run on the machine's own
 * Node before anything is installed, so this file and its imports use nothing but Node itself.
 */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
const server = await build();
process.env.NODE_ENV ??= 'production';
module.enableCompileCache(join(server, 'compiled')); // a third off the next start
await import(pathToFileURL(join(server, 'main.js')).href);
