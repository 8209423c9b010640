import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { limitCpuTime } from './limit-cpu-time.ts';

let thread: Worker;
afterEach(() => thread.terminate());

async function start(program: string) {
  thread = new Worker(program, { eval: true });
  await once(thread, 'online');
}

const BUSY = 'for (;;);';
const IDLE = 'setInterval(() => {}, 1_000_000)';

it('reports a thread that keeps the CPU busy', async () => {
  await start(BUSY);
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = limitCpuTime(thread, 100, resolve);
  });
  stop();
  const { user, system } = await thread.cpuUsage();
  expect(user + system).toBeGreaterThanOrEqual(100_000);
});

it('does not count the time that a thread waits', async () => {
  await start(IDLE);
  const onExceeded = vi.fn();
  const stop = limitCpuTime(thread, 10_000, onExceeded);
  const cpuUsage = vi.spyOn(thread, 'cpuUsage');
  await expect.poll(() => cpuUsage.mock.results.length).toBeGreaterThanOrEqual(3);
  stop();
  expect(onExceeded).not.toHaveBeenCalled();
});

it('limits the elapsed time where Node cannot measure CPU time', async () => {
  await start(IDLE);
  vi.useFakeTimers();
  const onExceeded = vi.fn();
  limitCpuTime(Object.assign(thread, { cpuUsage: undefined }), 100, onExceeded);
  vi.advanceTimersByTime(499);
  expect(onExceeded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onExceeded).toHaveBeenCalled();
  vi.useRealTimers();
});
