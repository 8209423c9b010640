import { expect } from 'vitest';
import { PASSWORD } from '../test-accounts.ts';
import type { AbuseSite, AbuseTable } from './abuse-case.ts';

const get = (site: AbuseSite, url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers, remoteAddress: site.newAddress() });

/** Requests with forged headers, and attempts to reach files and mails. */
export const serverCases: AbuseTable = {
  attack: 'Forged headers, path traversal, header and mail injection',
  cases: [
    {
      title: 'claims another address with every wrong password to avoid the limit',
      run: async (site) => {
        const { user } = await site.person();
        const address = site.newAddress();
        const statuses: number[] = [];
        for (let attempt = 0; attempt < 7; attempt += 1) {
          const headers = {
            'x-forwarded-for': attempt === 0 ? 'in-process' : `203.0.113.${attempt}`,
            'x-real-ip': `203.0.113.${attempt}`,
            forwarded: `for=203.0.113.${attempt}`,
          };
          const { status } = await site.logIn(user.username, 'wrong', { address, headers });
          statuses.push(status);
        }
        expect(statuses.at(-1)).toBe(429);
      },
    },
    {
      title: 'puts their own host into the link of a password reset',
      run: async (site) => {
        const { user } = await site.person();
        const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
        const body = { email: user.email };
        const address = site.newAddress();
        await site.send('POST', '/api/auth/forgot-password', body, { address, headers });
        const mails = (await site.deliver()).filter(({ to }) => to === user.email);
        const mail = mails.find(({ kind }) => kind === 'reset-password');
        expect(mail?.text).toContain('http://rostra.localhost/');
        expect(JSON.stringify(mail)).not.toContain('evil.example');
      },
    },
    {
      title: 'changes the method or the path with headers that some servers obey',
      run: async (site) => {
        const ada = await site.person();
        const headers = {
          'x-http-method-override': 'DELETE',
          'x-method-override': 'DELETE',
          'x-original-url': '/api/audit',
          'x-rewrite-url': '/api/audit',
        };
        const { status, body } = await site.as(ada, 'GET', '/api/users/me', undefined, { headers });
        expect([status, body]).toMatchObject([200, { username: ada.user.username }]);
      },
    },
    {
      title: 'reads files outside of the public folders',
      run: async (site) => {
        for (const path of [
          '/uploads/../../package.json',
          '/uploads/..%2f..%2fpackage.json',
          '/uploads/%2e%2e/%2e%2e/package.json',
          '/uploads/....//package.json',
          '/assets/..%5c..%5cpackage.json',
          '/.env',
          '/.git/config',
          '/data/secret',
          '/uploads/%00',
        ]) {
          const { statusCode, body } = await get(site, path);
          expect([path, statusCode < 200 || statusCode >= 300]).toEqual([path, true]);
          expect(body).not.toContain('"dependencies"');
        }
      },
    },
    {
      title: 'writes headers through a path, a request id or a file name',
      run: async (site) => {
        for (const path of [
          '/blog%0d%0aset-cookie:%20a=b',
          '/%0d%0ax-injected:%201',
          '/a%0ab/../c',
        ]) {
          const { headers } = await get(site, path);
          expect(headers['x-injected']).toBeUndefined();
          expect(String(headers['set-cookie'] ?? '')).not.toContain('a=b');
          expect(String(headers.location ?? '')).not.toMatch(/[\r\n]/);
        }
        const { headers } = await get(site, '/api/site', { 'x-request-id': 'chosen' });
        expect(headers['x-request-id']).not.toBe('chosen');
      },
    },
    {
      title: 'adds recipients or lines to a mail',
      run: async (site) => {
        for (const email of [
          'a@example.org\r\nBcc: eve@example.org',
          'a@example.org,eve@example.org',
          'a@example.org%0aBcc:eve@example.org',
          '"a\nb"@example.org',
          'a@example.org <eve@example.org>',
        ]) {
          const body = { username: 'lines', email, password: PASSWORD };
          const address = site.newAddress();
          const joined = await site.send('POST', '/api/auth/local/register', body, { address });
          expect([email, joined.status]).toEqual([email, 400]);
          const asked = await site.send(
            'POST',
            '/api/auth/forgot-password',
            { email },
            { address },
          );
          expect([email, asked.status === 400 || asked.status === 200]).toEqual([email, true]);
        }
        const sent = (await site.deliver()).filter(({ to }) => to.includes('eve'));
        expect(sent).toEqual([]);
      },
    },
    {
      title: 'has the site mail a link of their choice to a stranger',
      run: async (site) => {
        const username = 'win.evil.example';
        const email = 'stranger@example.org';
        const body = { username, email, password: PASSWORD };
        await site.send('POST', '/api/auth/local/register', body, { address: site.newAddress() });
        const ask = { email };
        await site.send('POST', '/api/auth/forgot-password', ask, { address: site.newAddress() });
        const mails = (await site.deliver()).filter(({ to }) => to === email);
        expect(mails.length).toBeGreaterThan(0);
        expect(JSON.stringify(mails)).not.toContain(username);
      },
    },
    {
      title: 'learns from headers and errors what the server is made of',
      run: async (site) => {
        for (const url of [
          '/api/site',
          '/api/nothing',
          '/api/users/me',
          '/api/blog-posts?sort=%27',
        ]) {
          const { headers, body } = await get(site, url);
          expect(headers['x-powered-by']).toBeUndefined();
          expect(headers.server).toBeUndefined();
          expect(body).not.toMatch(/node_modules|at \w+ \(|SQLITE|\.ts:\d/);
        }
      },
    },
  ],
};
