import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createImageWorker } from './image-worker.ts';

/** The child processes of this one, on Linux. */
const children = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
      } catch {
        return false; // It has ended.
      }
    })
    .map(Number);

it.runIf(process.platform === 'linux').each([
  ['lower', constants.priority.PRIORITY_BELOW_NORMAL],
  ['normal', constants.priority.PRIORITY_NORMAL],
] as const)('makes formats with a %s priority', async (priority, wanted) => {
  const create = { width: 300, height: 200, channels: 3, background: '#386' } as const;
  const original = {
    ...{ bytes: await sharp({ create }).jpeg().toBuffer(), name: 'a.jpg', hash: 'a' },
    ...{ ext: '.jpg', mime: 'image/jpeg', width: 300, height: 200 },
  };
  const others = children();
  const worker = createImageWorker({ priority });
  try {
    const { formats } = await worker.makeFormats(original, async () => {}, 'formats');
    expect(Object.keys(formats ?? {})).toEqual(['thumbnail']);
    const own = children().filter((pid) => !others.includes(pid));
    expect(own.map((pid) => getPriority(pid))).toEqual([Math.max(getPriority(), wanted)]);
  } finally {
    worker.close();
  }
});
