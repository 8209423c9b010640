import { expect, it, vi } from 'vitest';
import { createRunner } from '../../../plugins/background/index.ts';
import { openContentApp } from '../../../testing/content-app.ts';
import { writePost } from '../../../testing/write-posts.ts';
import type { ContentService } from '../content-service.ts';
import { dueWorker } from './due-worker.ts';

function start(service: ContentService, error: (fields: object) => void) {
  const tools = { db: service.db, now: service.clock, logger: { warn: () => {}, error } };
  const runner = createRunner([dueWorker(service)], tools);
  runner.start();
  return runner;
}

it('makes no database query after it was stopped', async () => {
  const content = await openContentApp();
  const onError = vi.fn();
  const watch = start(content.service, onError);
  await watch.stop();
  await content.close();
  expect(onError).not.toHaveBeenCalled();
});

it('drops cached pages as soon as a newly scheduled entry is due', async () => {
  const content = await openContentApp();
  const { service, clock } = content;
  Object.defineProperty(clock, 'now', { get: () => new Date() });
  const onError = vi.fn();
  const watch = start(service, onError);
  await writePost(content, { title: 'At once' });
  const due = Date.now() + 300;
  await writePost(content, { title: 'Soon', publishedAt: new Date(due).toISOString() });
  const { promise, resolve } = Promise.withResolvers<number>();
  // Pages are also dropped for the first post, possibly after the second one was written.
  service.onChange(() => {
    if (Date.now() >= due) resolve(Date.now());
  });
  expect((await promise) - due).toBeLessThan(10_000);
  await watch.stop();
  await content.close();
  expect(onError).not.toHaveBeenCalled();
});

it('waits after a failure even if content changes', async () => {
  const content = await openContentApp();
  let failure = Promise.withResolvers<void>();
  const onError = vi.fn(() => failure.resolve());
  const broken = {
    ...content.service,
    get collections(): never {
      content.service.forget([]);
      throw new Error('down');
    },
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const watch = start(broken, onError);
    await failure.promise;
    failure = Promise.withResolvers<void>();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(onError).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await failure.promise;
    expect(onError).toHaveBeenCalledTimes(2);
    await watch.stop();
  } finally {
    vi.useRealTimers();
  }
  await content.close();
});
