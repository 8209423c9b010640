import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { health } from './health.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

it('is alive and ready on a working database', async () => {
  test = await openTestApp();
  expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

it('is alive but not ready if the database is unavailable', async () => {
  const db = await openTestDb();
  test = await openTestApp({ db: { ...db, ping: () => Promise.reject(new Error('gone')) } });
  expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const response = await test.app.inject({ url: '/readyz' });
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'unavailable' }]);
});

it('is not ready when the database hangs', async () => {
  const app = Fastify();
  await app.register(health, { checkReady: () => new Promise(() => {}), timeoutMs: 10 });
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  await app.close();
});
