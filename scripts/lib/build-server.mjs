import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runBuilder } from './run-builder.mjs';

const BUNDLER = 'scripts/lib/bundle-server.mjs';
const SOURCES = [
  'apps/server',
  'packages/contract',
  'tsconfig.base.json',
  'package-lock.json',
  BUNDLER,
];
const BUILD = join(root, 'apps/server/build');

/** The last one stays too: a server that runs from it still fetches parts when it first needs them. */
const KEPT = 2;

/**
 * The server and its libraries in a few files, if the sources have changed: half the time to start and
 * a fifth less memory. Each build has a folder of its own, moved in place when it is complete, so that
 * two starts at once do no harm to each other. `build/main.js` leads to the newest.
 */
export async function buildServer() {
  const name = fingerprint(SOURCES).slice(0, 16);
  const folder = join(BUILD, name);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    runBuilder('server', [BUNDLER, unfinished]);
    moveInPlace(unfinished, folder);
    removeOld();
  }
  pointTo(`import './${name}/main.js';\n`);
}

function pointTo(way) {
  const signpost = join(BUILD, 'main.js');
  if (existsSync(signpost) && readFileSync(signpost, 'utf8') === way) return;
  const next = join(BUILD, `main.${process.pid}.js`);
  writeFileSync(next, way);
  renameSync(next, signpost);
}

function moveInPlace(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // or else another start was quicker
  }
}

function removeOld() {
  const folders = readdirSync(BUILD, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => join(BUILD, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
