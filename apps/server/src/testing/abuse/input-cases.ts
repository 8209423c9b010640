import { expect } from 'vitest';
import { PASSWORD } from '../test-accounts.ts';
import type { AbuseSite, AbuseTable } from './abuse-case.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const register = (site: AbuseSite, body: unknown) =>
  site.send('POST', '/api/auth/local/register', body, { address: site.newAddress() });
const send = (
  site: AbuseSite,
  payload: string | Buffer,
  headers: Record<string, string> = JSON_TYPE,
) =>
  site.app.inject({
    method: 'POST',
    url: '/api/auth/local',
    headers,
    payload,
    remoteAddress: site.newAddress(),
  });
const statusOf = async (site: AbuseSite, url: string) =>
  (await site.app.inject({ url, remoteAddress: site.newAddress() })).statusCode;
const person = { username: 'somebody', email: 'somebody@example.org', password: PASSWORD };

/** Requests that are too large, malformed, or contain injected code. */
export const inputCases: AbuseTable = {
  attack: 'Oversized, malformed and injected input',
  cases: [
    {
      title: 'sends a body of several megabytes',
      run: async (site) => {
        const body = JSON.stringify({ identifier: 'a'.repeat(3_000_000), password: 'x' });
        expect((await send(site, body)).statusCode).toBe(413);
      },
    },
    {
      title: 'sends very long values, whose hashing or comparing would take long',
      run: async (site) => {
        const long = 'a'.repeat(100_000);
        for (const field of ['username', 'email', 'password']) {
          expect((await register(site, { ...person, [field]: long })).status).toBe(400);
        }
        expect(await statusOf(site, `/api/search?q=${'a'.repeat(5_000)}`)).toBe(400);
      },
    },
    {
      title: 'sends what is not JSON, or JSON of another shape',
      run: async (site) => {
        for (const body of [
          '{',
          '',
          'null',
          '[]',
          '"text"',
          '{"identifier":{"$ne":1}}',
          '\u0000',
        ]) {
          expect([body, (await send(site, body)).statusCode]).toEqual([body, 400]);
        }
        expect((await send(site, Buffer.from([0xff, 0xfe, 0x7b]))).statusCode).toBe(400);
        expect((await send(site, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
      },
    },
    {
      title: 'nests JSON deeply',
      run: async (site) => {
        const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
        expect((await send(site, deep)).statusCode).toBe(400);
      },
    },
    {
      title: 'asks for ids and pages that cannot exist',
      run: async (site) => {
        const ada = await site.person('owner');
        for (const id of ['-1', '0', '1.5', '1e9', '99999999999999999999', "1'--", 'NaN', '%00']) {
          const { status } = await site.as(ada, 'GET', `/api/users/${id}`);
          expect([id, status === 400 || status === 404]).toEqual([id, true]);
        }
        for (const page of ['-1', '0', 'x', '9'.repeat(30)]) {
          const status = await statusOf(site, `/api/blog-posts?pagination[page]=${page}`);
          expect([page, status < 500]).toEqual([page, true]);
        }
      },
    },
    {
      title: 'writes SQL into an identifier, a search, a filter and a sort order',
      run: async (site) => {
        const sql = "' OR '1'='1' --";
        const login = await site.logIn(sql, sql, { address: site.newAddress() });
        expect(login.status).toBe(400);
        const text = encodeURIComponent(sql);
        expect(await statusOf(site, `/api/search?q=${text}`)).toBe(200);
        expect(await statusOf(site, `/api/blog-posts?filters[title]=${text}`)).toBe(200);
        expect(await statusOf(site, `/api/blog-posts?sort=${text}`)).toBe(400);
        expect(await statusOf(site, `/api/blog-posts?filters[${text}]=1`)).toBe(400);
        expect(await statusOf(site, '/api/blog-posts?fields=password_hash')).toBe(400);
      },
    },
    {
      title: 'filters public content by fields and relations that are not public',
      run: async (site) => {
        for (const filter of [
          'filters[createdBy][email]=a',
          'filters[__proto__][a]=1',
          'filters[users][password_hash][$startsWith]=$argon',
          'populate[createdBy]=*',
        ]) {
          expect([filter, await statusOf(site, `/api/blog-posts?${filter}`)]).toEqual([
            filter,
            400,
          ]);
        }
      },
    },
    {
      title: 'sends a filter with hundreds of conditions, or one that reads every body',
      run: async (site) => {
        const many = Array.from({ length: 60 }, (_, at) => `filters[$or][${at}][title]=x`).join(
          '&',
        );
        expect(await statusOf(site, `/api/blog-posts?${many}`)).toBe(400);
        expect(await statusOf(site, '/api/blog-posts?filters[body][$containsi]=a')).toBe(400);
      },
    },
    {
      title: 'sends broken percent-encoding and control characters in the path',
      run: async (site) => {
        for (const url of ['/api/%zz', '/api/users/%', '/%c0%ae%c0%ae/', '/blog/%00', '/%ff']) {
          const status = await statusOf(site, url);
          expect([url, status >= 300 && status < 500]).toEqual([url, true]);
        }
      },
    },
    {
      title: 'registers names with control characters, look-alike letters or reserved words',
      run: async (site) => {
        for (const username of [
          'a\nb',
          'a\u0000b',
          'a\u202Eb',
          'admin',
          'ADMIN',
          '\u0430dmin',
          'support',
        ]) {
          const { status } = await register(site, { ...person, username });
          expect([username, status]).toEqual([username, 400]);
        }
      },
    },
  ],
};
