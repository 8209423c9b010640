import { afterEach, expect, it } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

it('writes one line per request with its id and path, and nothing else from the client', async () => {
  const { logger, lines } = memoryLog();
  test = await openTestApp({ logger });
  const hidden = 'hunter2-s3cret';
  const response = await test.app.inject({
    url: `/api/site?code=${hidden}`,
    headers: { authorization: `Bearer ${hidden}`, cookie: hidden, 'user-agent': hidden },
  });
  await test.app.inject({ url: '/healthz' });
  expect(lines.filter(({ msg }) => msg === 'request completed')).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: response.headers['x-request-id'],
      method: 'GET',
      path: '/api/site',
      status: 401,
      ms: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(hidden);
});

it('names the client behind a trusted proxy', async () => {
  const { logger, lines } = memoryLog();
  test = await openTestApp({ logger, env: { TRUST_PROXY: '1' } });
  const headers = { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' };
  await test.app.inject({ url: '/api/site', headers });
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'request completed', ip: '1.2.3.4' }),
  );
});

it('logs and limits a client that claims to be in the process', async () => {
  const { logger, lines } = memoryLog();
  test = await openTestApp({ logger, env: { TRUST_PROXY: '1' } });
  const headers = { 'x-forwarded-for': 'in-process' };
  const response = await test.app.inject({ url: '/api/blog-posts', headers });
  expect(response.headers).toHaveProperty('x-ratelimit-limit');
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'request completed', path: '/api/blog-posts' }),
  );
});

it('prevents log injection', async () => {
  const { logger, lines } = memoryLog();
  test = await openTestApp({ logger });
  await test.app.inject({ url: '/api/site/%22%7D,%22level%22:60%0A' });
  const answered = lines.filter(({ msg }) => msg === 'request completed');
  expect(answered).toEqual([expect.objectContaining({ level: 30, status: 404 })]);
});
