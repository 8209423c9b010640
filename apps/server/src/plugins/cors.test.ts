import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const ORIGIN = 'https://admin.example.org';
const CORS_HEADER = /^access-control-/;

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ env: { CORS_ORIGINS: `${ORIGIN}, http://localhost:5173` } });
});
afterAll(() => site.close());

type Method = 'GET' | 'OPTIONS' | 'POST';

const ask = async (method: Method, url: string, headers: Record<string, string>, app = site.app) =>
  app.inject({ method, url, headers });

const corsHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => CORS_HEADER.test(name));

describe('an allowed origin', () => {
  it('may ask in advance, without a token', async () => {
    for (const origin of [ORIGIN, 'http://localhost:5173']) {
      const { statusCode, headers, body } = await ask('OPTIONS', '/api/blog-posts/1', {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      });
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': expect.stringContaining('PUT'),
        'access-control-allow-headers': expect.stringContaining('Authorization'),
        vary: 'Origin',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('may read responses, errors and repeated responses, but never with cookies', async () => {
    const urls = ['/api/blog-posts', '/api/blog-posts', '/api/users/me', '/api/nothing'];
    const statuses = [];
    for (const url of urls) {
      const { statusCode, headers } = await ask('GET', url, { origin: ORIGIN });
      statuses.push(statusCode);
      expect(headers['access-control-allow-origin']).toBe(ORIGIN);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    expect(statuses).toEqual([200, 200, 401, 404]);
  });
});

describe('any other origin', () => {
  it.each([
    'https://evil.example',
    'null',
    `${ORIGIN}.evil.example`,
    'http://admin.example.org',
    `${ORIGIN}:8443`,
    '*',
  ])('may not: %s', async (origin) => {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const { headers } = await ask(method, '/api/blog-posts', {
        origin,
        'access-control-request-method': 'GET',
      });
      expect(corsHeaders(headers)).toEqual([]);
      expect(headers.vary).toBe('Origin');
    }
  });

  it('may not read pages, and nobody may by default', async () => {
    expect(corsHeaders((await ask('GET', '/blog', { origin: ORIGIN })).headers)).toEqual([]);
    const plain = await openTestApp();
    const { headers } = await ask('GET', '/api/blog-posts', { origin: ORIGIN }, plain.app);
    expect([corsHeaders(headers), headers.vary]).toEqual([[], undefined]);
    await plain.close();
  });
});

it.each(['*', 'admin.example.org', 'https://a.example/', 'https://a.example,', 'ftp://a.example'])(
  'refuses the setting %j',
  (CORS_ORIGINS) => {
    expect(() => readEnv({ CORS_ORIGINS })).toThrow('CORS_ORIGINS');
  },
);
