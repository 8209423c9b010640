import { afterEach, describe, expect, it } from 'vitest';
import { memoryMailer } from '../../testing/memory-mailer.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { mailboxPage } from './mailbox-page.ts';

let site: AccountsApp;

const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({
    url: '/dev/mailbox',
    remoteAddress,
    headers: { host: 'localhost:3000', ...headers },
  });

describe('/dev/mailbox', () => {
  afterEach(() => site.close());

  it('shows waiting mails with clickable links to this site', async () => {
    site = await openAccountsApp();
    await site.join();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const { statusCode, body, headers } = await open();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/<a href="http:\/\/rostra\.test\/reset-password\?code=[\w-]{43}">/);
    expect(body.indexOf('Choose a new password')).toBeLessThan(body.indexOf('Welcome'));
  });

  it('is for this machine only', async () => {
    site = await openAccountsApp();
    expect((await open({}, '::1')).statusCode).toBe(200);
    expect((await open({}, '10.0.0.1')).statusCode).toBe(404);
    expect((await open({ 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1')).statusCode).toBe(404);
    expect((await open({ 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
    expect((await open({ host: 'rebound.example' })).statusCode).toBe(404);
  });

  it('is not there when a mail server is set', async () => {
    site = await openAccountsApp({ mailer: memoryMailer() });
    expect((await open()).statusCode).toBe(404);
  });
});

describe('the mailbox page', () => {
  it('escapes whatever a mail holds', () => {
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
