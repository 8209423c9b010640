import type { AuthResponse, User } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../testing/test-accounts.ts';

let site: AccountsApp;
beforeAll(async () => {
  site = await openAccountsApp({ env: { SITE_LANGUAGES: 'en,de,ar' } });
});
afterAll(() => site.close());

const registerIn = (language: string, username: string) =>
  site.send<AuthResponse>(
    'POST',
    '/api/auth/local/register',
    { username, email: `${username}@example.org`, password: PASSWORD },
    { headers: { 'accept-language': language } },
  );

const mailTo = async (username: string) => {
  const mails = await site.deliver();
  const mail = mails.findLast(({ to }) => to === `${username}@example.org`);
  if (!mail) throw new Error(`no mail to ${username}`);
  return mail;
};

describe('the language of a member', () => {
  it('is that of the page on which they registered', async () => {
    const { body } = await registerIn('de', 'greta');
    expect(body.user.language).toBe('de');
    const mail = await mailTo('greta');
    expect(mail.text).toContain('http://rostra.localhost/de/');
    expect(mail.html).toContain('<html lang="de" dir="ltr">');
  });

  it('is the default language for one that the site does not offer', async () => {
    const { body } = await registerIn('it', 'ida');
    expect(body.user.language).toBe('en');
    expect((await mailTo('ida')).text).not.toContain('http://rostra.localhost/de/');
  });

  it('decides the language of later mails, also the reset link', async () => {
    await registerIn('de', 'gustav');
    await site.send('POST', '/api/auth/forgot-password', { email: 'gustav@example.org' });
    const mail = await mailTo('gustav');
    expect(mail.subject).toMatch(/^Neues Passwort für /);
    expect(mail.text).toContain('http://rostra.localhost/de/reset-password?code=');
  });

  it('can be changed in the profile', async () => {
    const { body } = await registerIn('de', 'gina');
    const put = (language: unknown) =>
      site.send<User>('PUT', '/api/users/me', { language }, { token: body.jwt });
    expect((await put('ar')).body.language).toBe('ar');
    expect((await put('fr')).status).toBe(400);
    await site.send('POST', '/api/auth/forgot-password', { email: 'gina@example.org' });
    expect((await mailTo('gina')).html).toContain('<html lang="ar" dir="rtl">');
    expect((await put(null)).body.language).toBe(null);
  });

  it('is part of the data export', async () => {
    const { body } = await registerIn('de', 'gloria');
    const { body: data } = await site.send<{ user: User }>('GET', '/api/users/me/data', undefined, {
      token: body.jwt,
    });
    expect(data.user.language).toBe('de');
  });
});

describe('an error', () => {
  it('is translated into the language of the request', async () => {
    const { app, close } = await openAccountsApp({ env: { SITE_LANGUAGES: 'en,de' } });
    app.get('/test/error', () => {
      const message = messageReference('password-recovery', 'sendLink');
      const errors = [{ path: ['x'], message, name: 'ValidationError' }];
      throw new AppError('validation_failed', message, { errors });
    });
    const get = (language?: string) =>
      app.inject({
        url: '/test/error',
        headers: language ? { 'accept-language': language } : {},
      });
    const german = await get('de-AT, en;q=0.5');
    expect(german.json().error).toMatchObject({
      message: 'Link senden',
      details: { errors: [{ message: 'Link senden' }] },
    });
    expect(german.headers.vary).toContain('Accept-Language');
    expect((await get('it')).json().error.message).toBe('Send link');
    expect((await get()).json().error.message).toBe('Send link');
    await close();
  });

  it.each<[string, string, object, string, string]>([
    [
      'a rule',
      '/api/auth/local',
      { identifier: 'x' },
      'Password is required',
      'Bitte geben Sie ein Passwort ein',
    ],
    [
      'a wrong password',
      '/api/auth/local',
      { identifier: 'x', password: 'y' },
      'Invalid identifier or password',
      'E-Mail-Adresse, Benutzername oder Passwort ist falsch',
    ],
    ['an unknown call', '/api/nothing', {}, 'Not Found', 'Nicht gefunden'],
    [
      'a rule of the validator',
      '/api/auth/passkey',
      {},
      'Invalid input: expected object, received undefined',
      'Ungültige Eingabe: erwartet ein Objekt, erhalten nichts',
    ],
  ])('is in German for a German page: %s', async (_name, path, body, english, german) => {
    const ask = async (language: string) =>
      (
        await site.send<{ error: { message: string } }>('POST', path, body, {
          headers: { 'accept-language': language },
        })
      ).body.error.message;
    expect(await ask('de')).toBe(german);
    expect(await ask('en')).toBe(english);
  });

  it.each([
    ['/api/studio/entries', 'fr', 'Connexion absente ou non valide'],
    ['/api/staff', 'es-MX', 'Falta iniciar sesión o la sesión no es válida'],
    ['/api/audit', 'it', 'Missing or invalid credentials'],
    ['/api/sessions', 'fr', 'Missing or invalid credentials'],
  ])(
    'is in the language of staff, even if the site does not offer it: %s in %s',
    async (path, language, expected) => {
      const { status, body } = await site.send<{ error: { message: string } }>(
        'GET',
        path,
        undefined,
        { headers: { 'accept-language': language } },
      );
      expect([status, body.error.message]).toEqual([401, expected]);
    },
  );

  it('joins the messages of several fields', async () => {
    const fields = { username: 'x', email: 'x', password: 'x' };
    const { body } = await site.send<{ error: { message: string } }>(
      'POST',
      '/api/auth/local/register',
      fields,
      { headers: { 'accept-language': 'ar' } },
    );
    expect(body.error.message.split('، ')).toHaveLength(3);
  });
});
