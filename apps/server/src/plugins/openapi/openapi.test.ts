import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

it('describes the calls of the contract and the version of the package', async () => {
  const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.version).toBe(packageJson.version);
  const call = document.paths['/api/site'].get;
  expect(call.summary).toBe('Settings of this site that every page needs');
  expect(call.responses['200'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Site',
  });
  expect(document.components.schemas.Site.properties).toHaveProperty('name');
  expect(Object.keys(document.paths).some((path) => path.includes('*'))).toBe(false);
});

interface Described {
  operationId: string;
  security: unknown[];
}

it('names every call and schema once, and refers only to schemas that it has', async () => {
  const { payload } = await test.app.inject({ url: '/api/openapi.json' });
  const document = JSON.parse(payload);
  const references = [...payload.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(references.length).toBeGreaterThan(500);
  const names = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  expect(names).toEqual(expect.arrayContaining([...new Set(references)]));
  const calls = Object.values<Record<string, Described>>(document.paths).flatMap((path) =>
    Object.values(path),
  );
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  expect(calls.filter(({ security }) => !security)).toEqual([]);
});

describe('the API reference', () => {
  it('is a page that runs only scripts of this site', async () => {
    const response = await test.app.inject({ url: '/api/docs' });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self';",
    );
    const scripts = [...response.body.matchAll(/<script src="([^"]+)"><\/script>/g)];
    expect(scripts.map(([, url]) => url)).toEqual(['/api/docs/scalar.js', '/api/docs/start.js']);
    expect(response.body.split('<script')).toHaveLength(scripts.length + 1);
  });

  it('loads the library once and sends it compressed', async () => {
    const ask = () =>
      test.app.inject({ url: '/api/docs/scalar.js', headers: { 'accept-encoding': 'br' } });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('createApiReference');
  });

  it('contacts no other site', async () => {
    const { body } = await test.app.inject({ url: '/api/docs/start.js' });
    expect(body).toContain('"url":"/api/openapi.json"');
    expect(body).toContain('"telemetry":false');
    expect(body).not.toContain('http');
  });
});
