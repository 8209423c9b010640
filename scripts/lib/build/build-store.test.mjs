import { execFile, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getOrCreateBuild } from './build-store.mjs';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16));
const MINUTE = 60;
const LONG_AGO = new Date('2020-01-01');

let builds;
let created;

beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'rostra-builds-'));
  created = [];
});
afterEach(() => rmSync(builds, { recursive: true, force: true }));

function write(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), `export const from = ${JSON.stringify(folder)};\n`);
}

/** Starts with these sources, one minute after the previous start. */
function start(name, create = write) {
  for (const item of readdirSync(builds)) {
    const { mtimeMs } = statSync(join(builds, item));
    utimesSync(join(builds, item), mtimeMs / 1000 - MINUTE, mtimeMs / 1000 - MINUTE);
  }
  return getOrCreateBuild(builds, name.repeat(4), {
    create: (folder) => {
      created.push(name);
      create(folder);
    },
    entry: (folder) => `export * from './${folder}/main.js';\n`,
  });
}

const folders = () => readdirSync(builds).filter((name) => name !== 'main.js');
const currentBuild = () => /'\.\/(\w+)\//.exec(readFileSync(join(builds, 'main.js'), 'utf8'))?.[1];

/** The id of a process that has exited. */
const exitedPid = () => spawnSync(process.execPath, ['--version']).pid;

describe('getOrCreateBuild', () => {
  it('creates a build once for the same sources and points main.js to the newest', async () => {
    expect(await start(A)).toBe(join(builds, A));
    expect(await start(A)).toBe(join(builds, A));
    expect(created).toEqual([A]);
    expect(await import(pathToFileURL(join(builds, 'main.js')).href)).toMatchObject({
      from: expect.stringContaining(A),
    });
    await start(B);
    expect(currentBuild()).toBe(B);
    expect(created).toEqual([A, B]);
  });

  it('keeps the newest build and the one before', async () => {
    for (const name of [A, B, C]) await start(name);
    expect(folders()).toEqual([B, C]);
  });

  it('keeps the build that was used last, however old it is', async () => {
    for (const name of [A, B, A, C]) await start(name);
    expect(folders()).toEqual([A, C]);
  });

  it('keeps the build main.js points to, whatever the clock says', async () => {
    for (const name of [A, B, C]) await start(name);
    utimesSync(join(builds, C), LONG_AGO, LONG_AGO);
    await start(D);
    expect(folders()).toContain(C);
  });

  it('removes unfinished builds of exited processes only', async () => {
    await start(A);
    const [abandoned, own, running] = [
      `${B}.${exitedPid()}`,
      `${C}.${process.pid}`,
      `${D}.${process.ppid}`,
    ];
    for (const name of [abandoned, own, running]) write(join(builds, name));
    writeFileSync(join(builds, `main.js.${exitedPid()}`), '');
    await start(B);
    expect(folders()).toEqual([A, B, running]);
  });

  it('starts with an empty folder if an earlier process with the same id left one', async () => {
    const unfinished = join(builds, `${A}.${process.pid}`);
    write(unfinished);
    writeFileSync(join(unfinished, 'half.js'), '');
    expect(readdirSync(await start(A))).toEqual(['main.js']);
  });

  it('uses the build of another process that finished first', async () => {
    await start(A);
    const other = join(builds, B);
    await start(B, (folder) => {
      write(folder);
      write(other);
      writeFileSync(join(other, 'other.js'), '');
    });
    expect(readdirSync(other)).toEqual(['main.js', 'other.js']);
    expect(folders()).toEqual([A, B]);
    expect(currentBuild()).toBe(B);
  });

  it('creates and removes builds from several processes at the same time', async () => {
    const program = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { createHash } from 'node:crypto';
      import { getOrCreateBuild } from ${JSON.stringify(new URL('build-store.mjs', import.meta.url).href)};
      for (let round = 0; round < 50; round += 1) {
        const sources = createHash('sha256').update(process.pid + ' ' + round).digest('hex');
        await getOrCreateBuild(process.argv[1], sources, {
          create: (folder) => {
            mkdirSync(folder, { recursive: true });
            for (const file of ['main.js', 'part.js']) writeFileSync(folder + '/' + file, '');
          },
          entry: (name) => name,
        });
      }`;
    const starts = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, builds]),
    );
    for (const { stderr } of await Promise.all(starts)) expect(stderr).toBe('');
    expect(folders().filter((name) => name.includes('.'))).toEqual([]);
  });

  it('keeps the last good build if a new one fails', async () => {
    await start(A);
    const fails = () => {
      throw new Error('out of disk');
    };
    await expect(start(B, fails)).rejects.toThrow('out of disk');
    expect(currentBuild()).toBe(A);
    renameSync(join(builds, A), join(builds, `${A}.${process.pid}`));
    await start(A);
    expect(created).toEqual([A, B, A]);
  });
});
