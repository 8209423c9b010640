import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnectionWait } from './connection-wait.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => {});
const keep = () => {};

it('returns the connection', async () => {
  expect(await createConnectionWait(5_000)(async () => 'connection', keep)).toBe('connection');
});

it('gives up after the longest wait, and returns a connection that comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const released: string[] = [];
  const waiting = createConnectionWait(5_000)(
    () => promise,
    (late) => released.push(late),
  );
  const outcome = expect(waiting).rejects.toThrow('No connection is available');
  await vi.advanceTimersByTimeAsync(5_000);
  await outcome;
  resolve('late');
  await promise;
  await Promise.resolve();
  expect(released).toEqual(['late']);
});

it('waits only briefly once connections have been scarce for that long', async () => {
  const wait = createConnectionWait(5_000);
  const settled: string[] = [];
  const first = wait(never, keep).catch(() => settled.push('first'));
  await vi.advanceTimersByTimeAsync(5_000);
  const second = wait(never, keep).catch(() => settled.push('second'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).toEqual(['first', 'second']);
  await Promise.all([first, second]);
});

it('is patient again after a quick connection', async () => {
  const wait = createConnectionWait(5_000);
  const first = expect(wait(never, keep)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5_000);
  await first;
  await wait(async () => 'connection', keep);
  let isSettled = false;
  const third = wait(never, keep).catch(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await third;
});

it('passes on the error of a refused connection at once', async () => {
  const refused = createConnectionWait(5_000)(() => Promise.reject(new Error('refused')), keep);
  await expect(refused).rejects.toThrow('refused');
});
