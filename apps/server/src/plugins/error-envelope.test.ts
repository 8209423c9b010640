import { defineCall, errorTable } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { contractRoute } from '../http/contract-route.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const create = defineCall({
  method: 'POST',
  path: '/api/test/things',
  summary: 'For this test',
  group: 'Site',
  access: 'public',
  body: z.object({ name: z.string().min(3, 'Name is too short'), size: z.number() }),
  success: { status: 201, body: z.object({ name: z.string() }) },
  errors: ['conflict'],
});
const secret = defineCall({ ...create, path: '/api/test/secret', access: 'member' });

let test: TestApp;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  const log = memoryLog();
  lines = log.lines;
  test = await openTestApp({ logger: log.logger });
  contractRoute(test.app, create, {
    limit: { max: 3, timeWindow: '1 minute' },
    handle: ({ body }) => {
      if (body.name === 'conflict')
        throw new AppError('conflict', 'Already there', { key: 'name' });
      if (body.name === 'crash') throw new Error('select * from secrets');
      if (body.name === 'full') throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return { name: body.name, leaked: 'not in the schema' } as { name: string };
    },
  });
  contractRoute(test.app, secret, { handle: () => ({ name: 'never' }) });
});
afterEach(() => test.close());

const post = (payload: unknown, headers = {}) =>
  test.app.inject({ method: 'POST', url: create.path, payload: payload as object, headers });

describe('error envelope', () => {
  it('sends only what the contract names', async () => {
    const response = await post({ name: 'fine', size: 1 });
    expect([response.statusCode, response.json()]).toEqual([201, { name: 'fine' }]);
  });

  it('maps a code to status and name', async () => {
    const response = await post({ name: 'conflict', size: 1 });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        data: null,
        error: {
          status: 409,
          name: 'ConflictError',
          code: 'conflict',
          message: 'Already there',
          details: { key: 'name' },
        },
      },
    ]);
  });

  it('lists every invalid field with its path', async () => {
    const { error } = (await post({ name: 'ab' })).json();
    expect(error).toMatchObject({ status: 400, name: 'ValidationError' });
    expect(error.details.errors.map((item: { path: string[] }) => item.path)).toEqual([
      ['name'],
      ['size'],
    ]);
    expect(error.message).toContain('Name is too short');
  });

  it('hides unexpected errors and logs them with the request id', async () => {
    const response = await post({ name: 'crash', size: 1 });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secrets');
    const logged = lines.find(({ msg }) => msg === 'request failed');
    expect(logged).toMatchObject({ reqId: response.headers['x-request-id'] });
    expect(JSON.stringify(logged)).toContain('select * from secrets');
  });

  it('is unavailable while the disk is full', async () => {
    const response = await post({ name: 'full', size: 1 });
    expect(response.statusCode).toBe(503);
    expect(response.json().error.code).toBe('unavailable');
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['another format', '<a/>', 'application/xml', 415],
    ['a prototype', '{"__proto__":{"x":1},"name":"abc","size":1}', 'application/json', 400],
    ['too much', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('refuses %s', async (_name, payload, type, status) => {
    const response = await test.app.inject({
      method: 'POST',
      url: create.path,
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().error.status).toBe(status);
  });

  it('applies the limit of the route', async () => {
    const responses = [];
    for (let i = 0; i < 4; i += 1) responses.push(await post({ name: 'fine', size: 1 }));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
    expect(responses[3]?.json().error).toMatchObject({
      name: 'RateLimitError',
      message: expect.stringMatching(/try again in (1 minute|\d+ seconds)\.$/),
    });
    expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses member calls to visitors', async () => {
    const response = await test.app.inject({ method: 'POST', url: secret.path, payload: {} });
    expect(response.json().error).toMatchObject({
      status: 401,
      message: 'Missing or invalid credentials',
    });
  });

  it('responds to unknown calls with the envelope', async () => {
    const response = await test.app.inject({ url: '/api/nothing' });
    expect(response.json()).toEqual({
      data: null,
      error: {
        status: errorTable.not_found.status,
        name: 'NotFoundError',
        code: 'not_found',
        message: 'Not Found',
        details: {},
      },
    });
  });

  it('forgets how long the answer could have been kept', async () => {
    test.app.get('/api/test/kept', (_request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', '"1"');
      throw new AppError('unavailable', 'Later');
    });
    const { headers } = await test.app.inject({ url: '/api/test/kept' });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  it('sends the request id and no-store on every API response', async () => {
    for (const url of ['/api/site', '/api/nothing', '/healthz']) {
      const { headers } = await test.app.inject({ url });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
