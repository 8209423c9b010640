/** `npm start`: from a fresh clone to a running site. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build/build.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare();
const server = await build();
process.env.NODE_ENV ??= 'production';
module.enableCompileCache(join(server, 'compiled')); // the next start takes a third less time
await import(pathToFileURL(join(server, 'main.js')).href);
