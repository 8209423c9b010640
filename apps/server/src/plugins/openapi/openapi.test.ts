import { brotliDecompressSync } from 'node:zlib';
import { apiParts } from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ApiDocument, operationsOf } from './describe/api-document.ts';
import { referencesOf } from './describe/json-schemas.ts';
import { addressOf, type Scope, scopes } from './scopes.ts';

let test: TestApp;
const documents = {} as Record<Scope, ApiDocument>;

beforeAll(async () => {
  test = await openTestApp({ env: { SITE_NAME: 'Fair & <b>Square</b>' } });
  for (const scope of scopes) {
    documents[scope] = (await test.app.inject({ url: addressOf(scope).document })).json();
  }
});
afterAll(() => test.close());

const callsOf = (scope: Scope) => operationsOf(documents[scope]).map(([, , call]) => call);

it('describes the calls of the contract and the version of the package', () => {
  const { openapi, info, paths, components } = documents.all;
  expect([openapi, info.version]).toEqual(['3.1.0', packageJson.version]);
  const call = paths['/api/site']?.get;
  expect(call?.summary).toBe('Settings of this site that every page needs');
  expect(call?.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Site' } } },
  });
  expect(components.schemas.Site?.properties).toHaveProperty('name');
  expect(Object.keys(paths).some((path) => path.includes('*'))).toBe(false);
});

describe.each(scopes)('the description of %s', (scope) => {
  it('refers to exactly the components that it has', () => {
    const { components, paths } = documents[scope];
    const found = referencesOf(paths);
    for (const reference of found) {
      const [, , kind, name = ''] = reference.split('/');
      const parts: Record<string, unknown> = components[kind === 'schemas' ? kind : 'responses'];
      expect([reference, parts[name]]).toEqual([reference, expect.anything()]);
      referencesOf(parts[name], found);
    }
    const { schemas, responses } = components;
    expect(found.size).toBe(Object.keys(schemas).length + Object.keys(responses).length);
  });

  it('says of each call its name, subject, access and errors', () => {
    const calls = callsOf(scope);
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
    const tags = new Set(documents[scope].tags.map(({ name }) => name));
    for (const call of calls) {
      expect(call.summary).toMatch(/\w/);
      expect(call.description).toMatch(/\w/);
      expect(call.tags.filter((tag) => tags.has(tag))).toHaveLength(1);
      expect(call['x-errors']).toContain('rate_limited');
      expect(call.responses['429']).toEqual({ $ref: '#/components/responses/RateLimited' });
    }
  });
});

it('has each call in exactly one part', () => {
  const inParts = apiParts.flatMap((part) => callsOf(part).map((call) => call.operationId));
  expect(inParts.toSorted()).toEqual(
    callsOf('all')
      .map((call) => call.operationId)
      .toSorted(),
  );
});

it('has nothing of staff in the part for members, and only what tokens may do in that of content', () => {
  const accesses = (scope: Scope) => new Set(callsOf(scope).map((call) => call['x-access']));
  expect(accesses('member')).toEqual(new Set(['public', 'member']));
  for (const call of callsOf('content').filter((one) => one['x-access'] !== 'public')) {
    expect([call.operationId, call.security]).toContainEqual([{ session: [] }, { apiToken: [] }]);
  }
});

it('asks generated clients for a token only where it is of use', () => {
  const securityOf = (path: string, method: 'get' | 'post') =>
    documents.all.paths[path]?.[method]?.security;
  expect(securityOf('/api/auth/local', 'post')).toEqual([]);
  // A token would connect a person with a ballot.
  expect(securityOf('/api/votes/{id}/ballots', 'post')).toEqual([]);
  expect(securityOf('/api/blog-posts', 'get')).toEqual([{}, { session: [] }, { apiToken: [] }]);
  expect(securityOf('/api/users/me', 'get')).toEqual([{ session: [] }]);
  expect(securityOf('/api/tokens', 'post')).toEqual([{ session: [] }]);
});

it('names schemas once, and again for requests only if they differ', () => {
  const { schemas } = documents.all.components;
  for (const [name, schema] of Object.entries(schemas)) {
    const output = schemas[name.replace(/Input$/, '')];
    if (output !== schema) expect([name, output]).not.toEqual([name, schema]);
  }
});

describe.each(scopes.flatMap((scope) => Object.values(addressOf(scope))))('%s', (url) => {
  it('is compressed, and sent only to clients that do not have it yet', async () => {
    const plain = await test.app.inject({ url });
    const headers = { 'accept-encoding': 'br' };
    const compressed = await test.app.inject({ url, headers });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.payload);
    expect(compressed.rawPayload.length).toBeLessThan(80_000);
    const again = { ...headers, 'if-none-match': String(compressed.headers.etag) };
    const known = await test.app.inject({ url, headers: again });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    const other = await test.app.inject({ url, headers: { ...again, 'accept-encoding': 'gzip' } });
    expect(other.statusCode).toBe(200);
  });
});

describe.each(scopes)('the page about %s', (scope) => {
  const read = () => test.app.inject({ url: addressOf(scope).page });

  it('runs only scripts of this site and loads nothing from others', async () => {
    const { headers, payload } = await read();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    const sources = [...payload.matchAll(/ (?:src|rel="stylesheet" href)="([^"]+)"/g)];
    expect(sources.map(([, url]) => url)).toEqual([
      '/api/docs/reference.css',
      '/api/docs/reference.js',
    ]);
    for (const [, url = ''] of sources) expect((await test.app.inject(url)).statusCode).toBe(200);
  });

  it('escapes the name of the site', async () => {
    const { payload } = await read();
    expect(payload).toContain('Fair &amp; &lt;b&gt;Square&lt;/b&gt;');
    expect(payload).not.toContain('<b>Square');
  });

  it('shows its calls and links only to what is there', async () => {
    const { payload } = await read();
    const ids = new Set([...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...payload.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
    const shown = scope === 'all' ? [] : callsOf(scope);
    expect(shown.filter(({ operationId }) => !ids.has(operationId))).toEqual([]);
  });
});
