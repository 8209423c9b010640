import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { background } from './background.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 60 * 60_000;

it('cleans up every hour, never twice at the same time, and waits for it when closing', async () => {
  const rounds: { isStopping: () => boolean; end: () => void }[] = [];
  let ended = 0;
  const cleanUp = async (isStopping: () => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rounds.push({ isStopping, end: resolve });
    await promise;
    ended += 1;
  };
  const app = Fastify();
  await app.register(background, { jobs: [], cleanUps: [cleanUp] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(rounds).toHaveLength(1);

  vi.advanceTimersByTime(2 * HOUR);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end();
  await vi.waitFor(() => expect(ended).toBe(1));
  vi.advanceTimersByTime(HOUR);
  expect(rounds).toHaveLength(2);

  vi.advanceTimersByTime(HOUR);
  const closed = app.close();
  await vi.waitFor(() => expect(rounds[1]?.isStopping()).toBe(true));
  rounds[1]?.end();
  await closed;
  expect([rounds.length, ended]).toEqual([2, 2]);
});
