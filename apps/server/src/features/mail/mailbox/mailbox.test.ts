import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../adapters/logger.ts';
import { createDevelopmentAccess } from '../../../http/access/development-access.ts';
import { createSite } from '../../../languages/site.ts';
import { memoryMailer } from '../../../testing/mail/memory-mailer.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { testEnv } from '../../../testing/test-app.ts';
import { mailboxPage } from './mailbox-page.ts';

const KEY = 'a key of the development pages';
const LINK = `/dev/mailbox?key=${encodeURIComponent(KEY)}`;
const OPTIONS = {
  env: { SITE_URL: 'http://localhost:3000' },
  development: createDevelopmentAccess(KEY, 3000),
};

let site: AccountsApp;

const open = (
  url = '/dev/mailbox',
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => site.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });

async function getCookie(): Promise<string> {
  const { headers } = await open(LINK);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

describe('/dev/mailbox', () => {
  afterEach(() => site.close());

  it('shows pending mails with clickable links to this site', async () => {
    site = await openAccountsApp(OPTIONS);
    await site.join();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const { statusCode, body, headers } = await open('/dev/mailbox', { cookie: await getCookie() });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toMatch(/<a href="http:\/\/localhost:3000\/reset-password\?code=[\w-]{43}">/);
    expect(body.indexOf('Choose a new password')).toBeLessThan(
      body.indexOf('Confirm your email address'),
    );
  });

  it('shows a mail as HTML and as its source', async () => {
    site = await openAccountsApp(OPTIONS);
    await site.join();
    const cookie = await getCookie();
    const list = await open('/dev/mailbox', { cookie });
    const [, html = ''] = /href="(\/dev\/mailbox\/\d+\/html)"/.exec(list.body) ?? [];
    const shown = await open(html, { cookie });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.headers['content-security-policy']).toMatch(
      /default-src 'none'.*; sandbox allow-p/,
    );
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.body).toContain('<h1');
    const source = await open(html.replace('/html', '/source'), { cookie });
    expect(source.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(source.body).toMatch(/^From: .+\nTo: ada@example.org\nSubject: /m);
    expect(source.body).toMatch(/^Message-ID: <[a-z-]+-\d+@localhost>$/m);
    expect(source.body).toContain('Content-Type: multipart/alternative');
    for (const path of ['/dev/mailbox/999/html', '/dev/mailbox/x/source', '/dev/mailbox/0/html']) {
      expect((await open(path, { cookie })).statusCode).toBe(404);
    }
    const unknown = await open('/dev/nothing');
    for (const path of [html, html.replace('/html', '/source')]) {
      const { statusCode, body } = await open(path);
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: unknown.body });
    }
  });

  it('exchanges the key for a cookie and redirects to the address without it', async () => {
    site = await openAccountsApp(OPTIONS);
    const { statusCode, headers, body } = await open(LINK);
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/dev/mailbox',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(body).toBe('');
  });

  it('does not exist without the key: the response is that of any unknown page', async () => {
    site = await openAccountsApp(OPTIONS);
    const unknown = await open('/dev/nothing');
    expect(unknown.statusCode).toBe(404);
    const cookie = await getCookie();
    const attempts = [
      await open(),
      await open('/dev/mailbox?key=wrong'),
      await open('/dev/mailbox', { cookie: `${cookie}x` }),
      await open('/dev/mailbox', { referer: `http://localhost:3000${LINK}` }),
      await open('/dev/mailbox', { 'x-forwarded-for': '127.0.0.1' }),
      await open('/dev/mailbox', { cookie }, '10.0.0.1'),
      await open(LINK, {}, '10.0.0.1'),
    ];
    for (const { statusCode, body, headers } of attempts) {
      expect(statusCode).toBe(404);
      expect(body).toBe(unknown.body);
      expect(Object.keys(headers)).toEqual(Object.keys(unknown.headers));
    }
  });

  it('does not exist for a relay on this machine that sends Host: localhost', async () => {
    site = await openAccountsApp(OPTIONS);
    await site.join();
    const base = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { headers: { host: 'localhost:3000', ...headers } };
        httpRequest(base + path, options, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await ask('/dev/mailbox')).toBe(404);
    expect(await ask(LINK)).toBe(303);
    expect(await ask('/dev/mailbox', { cookie: await getCookie() })).toBe(200);
  });

  it('does not exist when a mail server is configured', async () => {
    site = await openAccountsApp({ ...OPTIONS, mailer: memoryMailer() });
    expect((await open(LINK)).statusCode).toBe(404);
  });

  it('does not exist on a public site', async () => {
    site = await openAccountsApp({ env: { SITE_URL: 'https://www.example.org' } });
    expect((await open(LINK)).statusCode).toBe(404);
  });

  it('keeps the key out of the log', async () => {
    const lines: string[] = [];
    const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
    site = await openAccountsApp({ ...OPTIONS, logger });
    await open(LINK);
    await open('/dev/mailbox', { cookie: await getCookie() });
    await open(`${LINK}x`);
    expect(lines.join('')).toContain('"path":"/dev/mailbox"');
    expect(lines.join('')).not.toMatch(/key=|a%20key|a key of/);
  });
});

describe('the mailbox page', () => {
  it('escapes the content of mails', () => {
    const page = mailboxPage({ ...createSite(testEnv()), name: '<b>Site</b>' }, [
      {
        id: 1,
        kind: 'welcome',
        to: '"><script>@x',
        subject: '<img src=x>',
        text: 'Hi <script>alert(1)</script>\nhttp://rostra.localhost/x?"onclick="y http://evil.example/',
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
    expect(page).not.toMatch(/<script|<img|<b>|"onclick/);
    expect(page).not.toContain('href="http://evil');
  });
});
