/** Run by `build-server.mjs`. The output is not minified, so that stack traces stay readable. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { programs } from '../../../apps/server/src/location/programs.ts';
import { root } from '../root.mjs';

const [build] = process.argv.slice(2);
const SOURCES = join(root, 'apps/server/src');

/** Not bundled: they load native code, WebAssembly or a worker script from beside their own files. */
const EXTERNAL = ['@myriaddreamin/typst-ts-web-compiler', '@node-rs/argon2', 'piscina', 'sharp'];

const entries = Object.entries(programs);
const bundle = await rolldown({
  input: Object.fromEntries(entries.map(([name, file]) => [name, join(SOURCES, file)])),
  platform: 'node',
  external: EXTERNAL,
});
// V8 keeps the source in memory, with two bytes for each character if only one is outside Latin-1.
await bundle.write({ dir: build, format: 'esm', charset: 'ascii', comments: false });
