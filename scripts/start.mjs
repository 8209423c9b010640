/** `npm start`: from a fresh clone to a running site. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildUncompressed } from './lib/build/build.mjs';
import { compressBuildsInBackground } from './lib/build/compress-builds.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare();
const { server, apps } = await buildUncompressed();
process.env.NODE_ENV ??= 'production';
// The next start takes a third less time. As a variable, it also applies to further processes.
process.env.NODE_COMPILE_CACHE ??= join(server, 'compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import(pathToFileURL(join(server, 'main.js')).href);
// The site is reachable now.
compressBuildsInBackground(apps);
