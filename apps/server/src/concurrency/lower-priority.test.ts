import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const { PRIORITY_BELOW_NORMAL: MODERATE, PRIORITY_LOW: LOWEST } = constants.priority;
const SOURCES = join(import.meta.dirname, '..');

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill();
});

async function startProcess(): Promise<number> {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  return child.pid ?? 0;
}

it('is moderate', async () => {
  const pid = await startProcess();
  const inherited = getPriority(pid);
  lowerPriority(pid);
  expect(getPriority(pid)).toBe(Math.max(inherited, MODERATE));
});

it('does not raise the priority of a site that was started with a lower one', async () => {
  const pid = await startProcess();
  setPriority(pid, LOWEST);
  lowerPriority(pid);
  expect(getPriority(pid)).toBe(LOWEST);
});

it('is the only place that changes priorities', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const changing = files.filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      readFileSync(join(SOURCES, file), 'utf8').includes('setPriority'),
  );
  expect(changing).toEqual(['concurrency/lower-priority.ts']);
});
