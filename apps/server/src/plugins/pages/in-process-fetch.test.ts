import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';
import { listPlans } from '@rostra/contract';
import { createClient } from '@rostra/contract/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcessFetch, isInProcess } from './in-process-fetch.ts';

const SITE = 'http://rostra.localhost';
let app: FastifyInstance;
let responses = 0;

beforeAll(async () => {
  app = Fastify();
  app.addHook('onResponse', async () => {
    responses += 1;
  });
  app.get('/echo', async (request, reply) => {
    reply.header('x-response', 'yes');
    const { query, headers } = request;
    return { query, accept: headers.accept, isInProcess: isInProcess(request) };
  });
  app.get('/bytes', async () => Buffer.from('ünï'));
  app.get('/nothing', (_request, reply) => reply.code(204).send());
  app.get('/undefined', async () => undefined);
  app.get('/no-content', async (_request, reply) => {
    reply.code(204);
    return 'not sent';
  });
  app.get('/asks', async (_request, reply) => ({ has: reply.hasHeader('x-unknown') }));
  app.get('/stream', async () => Readable.from(['a', 'b']));
  app.get('/never', () => new Promise(() => {}));
  app.get('/wrong', async () => {
    throw new Error('out of order');
  });
  await app.ready();
});
afterAll(() => app.close());

const ask = (path: string, init: RequestInit = {}) => inProcessFetch(app)(SITE + path, init);

it('returns status, headers and text', async () => {
  const response = await ask('/echo?a=%C3%BC&b=1', { headers: { accept: 'application/json' } });
  expect([response.ok, response.status, response.headers.get('X-Response')]).toEqual([
    true,
    200,
    'yes',
  ]);
  expect(JSON.parse(await response.text())).toEqual({
    query: { a: 'ü', b: '1' },
    accept: 'application/json',
    isInProcess: true,
  });
});

it('is distinguished from external requests', async () => {
  const outside = await app.inject({ url: '/echo', remoteAddress: 'in-process' });
  expect(outside.json().isInProcess).toBe(false);
});

it('returns bytes as text and an empty body as an empty string', async () => {
  expect(await (await ask('/bytes')).text()).toBe('ünï');
  const nothing = await ask('/nothing');
  expect([nothing.ok, nothing.status, await nothing.text()]).toEqual([true, 204, '']);
});

it.each([
  ['/undefined', 200, ''],
  ['/no-content', 204, ''],
  ['/asks', 200, '{"has":false}'],
])('responds to %s as over a socket', async (path, status, text) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('rejects streams', async () => {
  expect((await ask('/stream')).status).toBe(500);
});

it('stops waiting when its signal aborts', async () => {
  const controller = new AbortController();
  const never = ask('/never', { signal: controller.signal });
  controller.abort();
  await expect(never).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ask('/echo', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('removes its listener from the signal when the call ends', async () => {
  const { signal } = new AbortController();
  await ask('/echo', { signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('gets a 503 while the app is closing', async () => {
  const closing = Fastify();
  closing.get('/', async () => 'open');
  const statuses: number[] = [];
  closing.addHook('onClose', async () => {
    statuses.push((await inProcessFetch(closing)(`${SITE}/`, {})).status);
  });
  await closing.ready();
  await closing.close();
  expect(statuses).toEqual([503]);
});

it('returns errors as responses', async () => {
  expect((await ask('/nowhere')).status).toBe(404);
  const wrong = await ask('/wrong');
  expect([wrong.ok, wrong.status]).toEqual([false, 500]);
  expect(await wrong.text()).toContain('out of order');
});

it('runs the hooks that follow a response', async () => {
  const before = responses;
  await ask('/echo');
  expect(responses).toBe(before + 1);
});

it('refuses methods that write', async () => {
  await expect(ask('/echo', { method: 'POST' })).rejects.toThrow('A render can only read');
});

it('handles concurrent calls independently', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => String(index));
  const responses = await Promise.all(
    numbers.map(async (n) => JSON.parse(await (await ask(`/echo?n=${n}`)).text())),
  );
  expect(responses.map(({ query }) => query.n)).toEqual(numbers);
});

it('works as the fetch of a client', async () => {
  const client = createClient({ baseUrl: SITE, fetch: inProcessFetch(app) });
  await expect(client(listPlans)).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});
