import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

it('names the contact for vulnerabilities', async () => {
  const response = await site.app.inject('/.well-known/security.txt');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe(
    [
      'Contact: mailto:hello@plumbline.example',
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: http://rostra.localhost/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('takes the contact and the languages from the settings', async () => {
  const other = await openAccountsApp({
    env: { SECURITY_CONTACT: 'https://example.org/report', SITE_LANGUAGES: 'en,de' },
  });
  const { body } = await other.app.inject('/.well-known/security.txt');
  expect(body).toContain('Contact: https://example.org/report\n');
  expect(body).toContain('Preferred-Languages: en, de\n');
  await other.close();
});

it('redirects password managers to the form for a new password', async () => {
  const response = await site.app.inject('/.well-known/change-password');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/dashboard/profile#password');
});
