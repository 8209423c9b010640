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
const TEMPORARY = /\.(\d+)$/;

/** The previous build is kept too: a running server still loads parts of it on demand. */
const KEPT_BUILDS = 2;

/**
 * Returns the folder of the build with this fingerprint and creates it if it does not exist. A build is
 * created under a temporary name and renamed when complete, so two starts at the same time cannot disturb each
 * other. `main.js` next to the builds imports the newest one.
 */
export async function getOrCreateBuild(buildsDir, sourceFingerprint, { create, entry }) {
  const name = sourceFingerprint.slice(0, 16);
  const folder = join(buildsDir, name);
  if (!markUsed(folder)) {
    const temporary = temporaryName(folder);
    rmSync(temporary, { recursive: true, force: true });
    await create(temporary);
    publish(temporary, folder);
    removeAbandoned(buildsDir);
    removeOld(buildsDir);
  }
  writeEntry(join(buildsDir, 'main.js'), entry(name));
  return folder;
}

/** Temporary names contain the process id, so that leftovers of ended processes can be removed. */
const temporaryName = (path) => `${path}.${process.pid}`;

/** Returns whether the build exists. Its time can only be set by the owner, which may be another user. */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
    return true;
  } catch {
    return existsSync(folder);
  }
}

function publish(temporary, folder) {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!markUsed(folder)) throw error; // otherwise another process published the same build first
  }
}

/** Runs before the entry is changed: a running server has most likely been started through it. */
function removeOld(buildsDir) {
  const currentEntry = readEntry(join(buildsDir, 'main.js'));
  const old = readdirSync(buildsDir)
    .filter((name) => BUILD.test(name))
    .map((name) => ({ name, usedAt: lastUse(join(buildsDir, name)) }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_BUILDS)
    .filter(({ name }) => !currentEntry.includes(name));
  for (const { name } of old) remove(join(buildsDir, name));
}

const lastUse = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function removeAbandoned(buildsDir) {
  for (const name of readdirSync(buildsDir)) {
    const pid = Number(TEMPORARY.exec(name)?.[1]);
    if (pid === process.pid || (pid && !isRunning(pid))) remove(join(buildsDir, name));
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

/** Renamed first, so that a half-removed folder is never mistaken for a build. */
function remove(path) {
  const temporary = TEMPORARY.test(path) ? path : temporaryName(path);
  try {
    if (temporary !== path) renameSync(path, temporary);
    rmSync(temporary, { recursive: true, force: true });
  } catch {
    // Another process is removing it or another user owns it. Neither prevents the start.
  }
}

const readEntry = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function writeEntry(file, content) {
  if (readEntry(file) === content) return;
  writeFileSync(temporaryName(file), content);
  renameSync(temporaryName(file), file);
}
