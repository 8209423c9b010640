import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryLog } from '../testing/memory-log.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testClock } from '../testing/test-clock.ts';

const URL = '/api/blog-posts?pagination[pageSize]=3';

let test: TestApp;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  log = memoryLog();
  test = await openTestApp({
    logger: log.logger,
    now: testClock().now,
    env: { TRUST_PROXY: '1' },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => test.close());

async function ask(headers: OutgoingHttpHeaders = {}, url = URL) {
  const response = await send(test.app, url, headers);
  return { response, body: await text(response) };
}

const send = (app: FastifyInstance, path: string, headers: OutgoingHttpHeaders) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
  });

const CHANGING = ['x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'date'];

describe('a cached response of the API', () => {
  it('is the response of the route, counted and logged in the same way', async () => {
    const first = await ask();
    const second = await ask();
    expect(second.response.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    const stable = ({ response }: typeof first) =>
      Object.entries(response.headers)
        .filter(([name]) => !CHANGING.includes(name))
        .toSorted();
    expect(stable(second)).toEqual(stable(first));
    expect(first.response.headers['x-ratelimit-remaining']).toBe('2999');
    expect(second.response.headers['x-ratelimit-remaining']).toBe('2998');
    const lines = log.lines.filter(({ msg }) => msg === 'request completed');
    expect(lines.map(({ path, method, ip, status }) => [method, path, ip, status])).toEqual([
      ['GET', '/api/blog-posts', '127.0.0.1', 200],
      ['GET', '/api/blog-posts', '127.0.0.1', 200],
    ]);
    expect(lines.map(({ reqId }) => reqId)).toEqual(
      [first, second].map(({ response }) => response.headers['x-request-id']),
    );
  });

  it('is limited for each client behind the proxy', async () => {
    const client = { 'x-forwarded-for': '192.0.2.7' };
    for (let index = 0; index < 3_000; index += 1) await ask(client);
    const refused = await ask(client);
    expect(refused.response.statusCode).toBe(429);
    expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask({ 'x-forwarded-for': '192.0.2.8' })).response.statusCode).toBe(200);
  });

  it('is not sent to a request that the route would refuse', async () => {
    await ask();
    const invalidToken = await ask({ authorization: 'Bearer not.a.token' });
    expect(invalidToken.response.statusCode).toBe(401);
    const forged = await ask({ cookie: 'csrf=one', 'x-csrf-token': 'two' });
    expect(forged.response.statusCode).toBe(403);
  });
});
