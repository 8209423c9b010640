import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryMailer } from '../../testing/memory-mailer.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { mailboxPage } from './mailbox-page.ts';

const LOCAL = { SITE_URL: 'http://localhost:3000' };

let site: AccountsApp;

const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({
    url: '/dev/mailbox',
    remoteAddress,
    headers: { host: 'localhost:3000', ...headers },
  });

describe('/dev/mailbox', () => {
  afterEach(() => site.close());

  it('shows pending mails with clickable links to this site', async () => {
    site = await openAccountsApp({ env: LOCAL });
    await site.join();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const { statusCode, body, headers } = await open();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/<a href="http:\/\/localhost:3000\/reset-password\?code=[\w-]{43}">/);
    expect(body.indexOf('Choose a new password')).toBeLessThan(body.indexOf('Welcome'));
  });

  it('is only available on this machine', async () => {
    site = await openAccountsApp({ env: LOCAL });
    expect((await open({}, '::1')).statusCode).toBe(200);
    expect((await open({}, '10.0.0.1')).statusCode).toBe(404);
    expect((await open({ 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1')).statusCode).toBe(404);
    expect((await open({ 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
    expect((await open({ host: 'rebound.example' })).statusCode).toBe(404);
  });

  it('is not available behind a proxy that looks local', async () => {
    site = await openAccountsApp({ env: LOCAL });
    const base = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (version: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(base).port), '127.0.0.1');
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
        socket.write(
          `GET /dev/mailbox HTTP/${version}\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
        );
      });
    expect(await ask('1.1')).toContain(' 200 ');
    expect(await ask('1.0')).toContain(' 404 ');
    await site.close();
    site = await openAccountsApp({ env: { ...LOCAL, TRUST_PROXY: '1' } });
    expect((await open()).statusCode).toBe(404);
  });

  it('does not exist when a mail server is configured', async () => {
    site = await openAccountsApp({ env: LOCAL, mailer: memoryMailer() });
    expect((await open()).statusCode).toBe(404);
  });

  it.each([
    ['https://www.example.org', 404],
    ['http://localhost.example.org', 404],
    ['http://127.0.0.1.example.org', 404],
    ['http://10.0.0.1:3000', 404],
    ['http://127.8.0.1:3000', 200],
    ['http://[::1]:3000', 200],
  ])('of %s responds with %i, even to a proxy without headers', async (SITE_URL, status) => {
    site = await openAccountsApp({ env: { SITE_URL } });
    expect((await open({ host: '127.0.0.1' })).statusCode).toBe(status);
  });
});

describe('the mailbox page', () => {
  it('escapes the content of mails', () => {
    const page = mailboxPage('<b>Site</b>', 'http://rostra.test', [
      {
        id: 1,
        kind: 'welcome',
        to: '"><script>@x',
        subject: '<img src=x>',
        text: 'Hi <script>alert(1)</script>\nhttp://rostra.test/x?"onclick="y http://evil.example/',
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
    expect(page).not.toMatch(/<script|<img|<b>|"onclick/);
    expect(page).not.toContain('href="http://evil');
  });
});
