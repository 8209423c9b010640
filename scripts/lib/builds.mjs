import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const BUILD = /^[\da-f]{16}$/;
const UNFINISHED = /\.(\d+)$/;

/** The last one stays too: a server that runs from it still fetches parts when it first needs them. */
const KEPT = 2;

/**
 * The folder of what was built from these sources, made if it is not there. Each build has a folder of
 * its own, moved in place when it is complete, so that two starts at once do no harm to each other.
 * `main.js` beside them leads to the newest.
 */
export function provideBuild(builds, sources, { make, signpost }) {
  const name = sources.slice(0, 16);
  const folder = join(builds, name);
  if (!isThere(folder)) {
    const unfinished = ours(folder);
    rmSync(unfinished, { recursive: true, force: true });
    make(unfinished);
    moveInPlace(unfinished, folder);
    removeUnfinished(builds);
    removeOld(builds);
  }
  pointTo(join(builds, 'main.js'), signpost(name));
  return folder;
}

/** What is not in its place yet bears the number of the process that works on it. */
const ours = (path) => `${path}.${process.pid}`;

/** Says as well that it is in use. The build may be somebody else's, who alone can do that. */
function isThere(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
    return true;
  } catch {
    return existsSync(folder);
  }
}

function moveInPlace(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isThere(folder)) throw error; // or else another start was quicker
  }
}

/** Runs before the signpost is turned: a server that runs now has most likely followed it. */
function removeOld(builds) {
  const inUse = readSignpost(join(builds, 'main.js'));
  const old = readdirSync(builds)
    .filter((name) => BUILD.test(name))
    .map((name) => ({ name, usedAt: lastUse(join(builds, name)) }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT)
    .filter(({ name }) => !inUse.includes(name));
  for (const { name } of old) remove(join(builds, name));
}

const lastUse = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function removeUnfinished(builds) {
  for (const name of readdirSync(builds)) {
    const pid = Number(UNFINISHED.exec(name)?.[1]);
    if (pid === process.pid || (pid && !isRunning(pid))) remove(join(builds, name));
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Moved away first: what is removed in part must not pass for a build. */
function remove(path) {
  const leaving = UNFINISHED.test(path) ? path : ours(path);
  try {
    if (leaving !== path) renameSync(path, leaving);
    rmSync(leaving, { recursive: true, force: true });
  } catch {
    // Another start removes it as well, or it is somebody else's: no reason not to start.
  }
}

const readSignpost = (signpost) => (existsSync(signpost) ? readFileSync(signpost, 'utf8') : '');

function pointTo(signpost, way) {
  if (readSignpost(signpost) === way) return;
  writeFileSync(ours(signpost), way);
  renameSync(ours(signpost), signpost);
}
