import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { memoryLog } from '../testing/memory-log.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

it('writes one line a request with its id and nothing that the visitor sent but the path', async () => {
  const { logger, lines } = memoryLog();
  test = await openTestApp({ logger });
  const hidden = 'hunter2-s3cret';
  const answer = await test.app.inject({
    url: `/api/site?code=${hidden}`,
    headers: { authorization: `Bearer ${hidden}`, cookie: hidden, 'user-agent': hidden },
  });
  await test.app.inject({ url: '/healthz' });
  await setImmediate();
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/api/site',
      status: 401,
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(hidden);
});
