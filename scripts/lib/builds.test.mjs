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
import { provideBuild } from './builds.mjs';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16));
const MINUTE = 60;
const LONG_AGO = new Date('2020-01-01');

let builds;
let made;

beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'rostra-builds-'));
  made = [];
});
afterEach(() => rmSync(builds, { recursive: true, force: true }));

function write(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), `export const from = ${JSON.stringify(folder)};\n`);
}

/** One start with these sources, a minute after the one before. */
function start(name, make = write) {
  for (const item of readdirSync(builds)) {
    const { mtimeMs } = statSync(join(builds, item));
    utimesSync(join(builds, item), mtimeMs / 1000 - MINUTE, mtimeMs / 1000 - MINUTE);
  }
  return provideBuild(builds, name.repeat(4), {
    make: (folder) => {
      made.push(name);
      make(folder);
    },
    signpost: (folder) => `export * from './${folder}/main.js';\n`,
  });
}

const folders = () => readdirSync(builds).filter((name) => name !== 'main.js');
const led = () => /'\.\/(\w+)\//.exec(readFileSync(join(builds, 'main.js'), 'utf8'))?.[1];

/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid;

describe('builds', () => {
  it('are made once for the same sources, and main.js leads to the newest', async () => {
    expect(start(A)).toBe(join(builds, A));
    expect(start(A)).toBe(join(builds, A));
    expect(made).toEqual([A]);
    expect(await import(pathToFileURL(join(builds, 'main.js')).href)).toMatchObject({
      from: expect.stringContaining(A),
    });
    start(B);
    expect(led()).toBe(B);
    expect(made).toEqual([A, B]);
  });

  it('stay while they are the newest or the one before', () => {
    for (const name of [A, B, C]) start(name);
    expect(folders()).toEqual([B, C]);
  });

  it('stay if they were used last, however old they are', () => {
    for (const name of [A, B, A, C]) start(name);
    expect(folders()).toEqual([A, C]);
  });

  it('stay if main.js led to them, whatever the clock says', () => {
    for (const name of [A, B, C]) start(name);
    utimesSync(join(builds, C), LONG_AGO, LONG_AGO);
    start(D);
    expect(folders()).toContain(C);
  });

  it('are kept apart from unfinished ones, which go when their process is gone', () => {
    start(A);
    const [left, own, running] = [`${B}.${ended()}`, `${C}.${process.pid}`, `${D}.${process.ppid}`];
    for (const name of [left, own, running]) write(join(builds, name));
    writeFileSync(join(builds, `main.js.${ended()}`), '');
    start(B);
    expect(folders()).toEqual([A, B, running]);
  });

  it('begin with an empty folder, if a process of the same number left one', () => {
    const unfinished = join(builds, `${A}.${process.pid}`);
    write(unfinished);
    writeFileSync(join(unfinished, 'half.js'), '');
    expect(readdirSync(start(A))).toEqual(['main.js']);
  });

  it('are there once if another start is quicker', () => {
    start(A);
    const quicker = join(builds, B);
    start(B, (folder) => {
      write(folder);
      write(quicker);
      writeFileSync(join(quicker, 'quicker.js'), '');
    });
    expect(readdirSync(quicker)).toEqual(['main.js', 'quicker.js']);
    expect(folders()).toEqual([A, B]);
    expect(led()).toBe(B);
  });

  it('are made and removed by several starts at once', async () => {
    const program = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { createHash } from 'node:crypto';
      import { provideBuild } from ${JSON.stringify(new URL('builds.mjs', import.meta.url).href)};
      for (let round = 0; round < 50; round += 1) {
        const sources = createHash('sha256').update(process.pid + ' ' + round).digest('hex');
        provideBuild(process.argv[1], sources, {
          make: (folder) => {
            mkdirSync(folder, { recursive: true });
            for (const file of ['main.js', 'part.js']) writeFileSync(folder + '/' + file, '');
          },
          signpost: (name) => name,
        });
      }`;
    const starts = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, builds]),
    );
    for (const { stderr } of await Promise.all(starts)) expect(stderr).toBe('');
    expect(folders().filter((name) => name.includes('.'))).toEqual([]);
  });

  it('leave the last good one in charge if one cannot be made', () => {
    start(A);
    const fails = () => {
      throw new Error('out of disk');
    };
    expect(() => start(B, fails)).toThrow('out of disk');
    expect(led()).toBe(A);
    renameSync(join(builds, A), join(builds, `${A}.${process.pid}`));
    start(A);
    expect(made).toEqual([A, B, A]);
  });
});
