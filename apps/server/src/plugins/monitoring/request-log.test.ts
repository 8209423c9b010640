import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('the access log', () => {
  const hidden = 'hunter2-s3cret';
  const headers = {
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
    referer: `http://rostra.localhost/reset-password?code=${hidden}`,
    authorization: `Bearer ${hidden}`,
    cookie: hidden,
  };
  const lines = async (settings: Record<string, string>) => {
    const log = memoryLog();
    const render = async () => new Response('<p>Hello</p>');
    const clientDir = mkdtempSync(join(tmpdir(), 'rostra-client-'));
    test = await openTestApp({ logger: log.logger, env: settings, web: { render, clientDir } });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    for (let count = 0; count < 2; count += 1) {
      await (await fetch(`http://127.0.0.1:${port}/about`, { headers })).text();
    }
    await (await fetch(`http://127.0.0.1:${port}/api/site?code=${hidden}`, { headers })).text();
    rmSync(clientDir, { recursive: true });
    return log.lines.filter(({ msg }) => msg === 'request completed');
  };

  it('includes cached pages, browser and referring page, without secrets', async () => {
    const logged = await lines({ ACCESS_LOG: 'true' });
    const client = {
      userAgent: 'Mozilla/5.0 Firefox/140.0',
      referrer: 'http://rostra.localhost/reset-password',
    };
    expect(logged).toEqual([
      expect.objectContaining({ path: '/about', status: 200, ...client }),
      expect.objectContaining({ path: '/about', status: 200, isFromMemory: true, ...client }),
      expect.objectContaining({ path: '/api/site', ...client }),
    ]);
    expect(logged[1]).toMatchObject({ ip: '127.0.0.1', reqId: expect.any(String) });
    expect(JSON.stringify(logged)).not.toContain(hidden);
  });

  it('is off by default', async () => {
    const logged = await lines({});
    expect(logged.map(({ path }) => path)).toEqual(['/about', '/api/site']);
    expect(JSON.stringify(logged)).not.toContain('Firefox');
  });
});
