import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { HOUR } from '../../testing/test-clock.ts';

const NEW = 'ada.new@example.org';

let site: AccountsApp;
let token: string;
beforeEach(async () => {
  site = await openAccountsApp();
  token = (await site.join()).jwt;
  await site.deliver();
});
afterEach(() => site.close());

const ask = (email: unknown = NEW, password: unknown = PASSWORD) =>
  site.send('POST', '/api/users/me/email', { email, password }, { token });
const confirm = (code: unknown) => site.send('POST', '/api/auth/confirm-email', { code });
const emailNow = async () =>
  (await site.send<{ email: string }>('GET', '/api/users/me', undefined, { token })).body.email;

async function codeFor(email?: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  const mail = (await site.deliver()).find(({ kind }) => kind === 'confirm-email');
  return /confirm-email\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('requesting a change', () => {
  it('sends a link to the new address and changes nothing yet', async () => {
    await ask(' ADA.new@Example.org ');
    const mails = await site.deliver();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['confirm-email', NEW],
      ['email-change-requested', 'ada@example.org'],
    ]);
    expect(mails[0]?.text).toMatch(/^http:\/\/rostra\.localhost\/confirm-email\?code=[\w-]{43}$/m);
    expect(await emailNow()).toBe('ada@example.org');
  });

  it.each([
    ['without a password', { email: NEW }, 'validation_failed'],
    ['with a wrong password', { email: NEW, password: 'wrong' }, 'wrong_password'],
    ['for an invalid address', { email: 'ada', password: PASSWORD }, 'validation_failed'],
    ['for the same address', { email: 'Ada@example.org', password: PASSWORD }, 'validation_failed'],
    ['with nothing', undefined, 'validation_failed'],
  ])('is refused %s', async (_, body, code) => {
    const response = await site.send('POST', '/api/users/me/email', body, { token });
    expect(response.status).toBe(400);
    expect(response.body.error.code).toBe(code);
    expect(await site.deliver()).toEqual([]);
  });

  it('is refused to visitors and for the address of another member', async () => {
    await site.join('grace');
    await site.deliver();
    expect((await ask('grace@example.org')).body.error.code).toBe('already_taken');
    const visitor = await site.send('POST', '/api/users/me/email', { email: NEW, password: 'x' });
    expect(visitor.status).toBe(401);
    expect(await site.deliver()).toEqual([]);
  });

  it('cannot flood a mailbox', async () => {
    const responses = [];
    for (let count = 0; count < 6; count += 1) responses.push((await ask()).status);
    expect(responses.filter((status) => status === 429).length).toBeGreaterThan(0);
    const sent = (await site.deliver()).filter(({ to }) => to === NEW);
    expect(sent.length).toBeLessThanOrEqual(4);
  });
});

describe('using the link', () => {
  it('changes the address, notifies the old one, and logs in with the new one', async () => {
    const response = await confirm(await codeFor());
    expect(response).toMatchObject({ status: 200, body: { email: NEW } });
    const mails = await site.deliver();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['email-changed', 'ada@example.org']]);
    expect(await emailNow()).toBe(NEW);
    expect((await site.logIn(NEW)).status).toBe(200);
    expect((await site.logIn('ada@example.org')).status).toBe(400);
  });

  it('works once, within a day', async () => {
    const code = await codeFor();
    const responses = await Promise.all([confirm(code), confirm(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await codeFor('ada.later@example.org');
    site.clock.advance(24 * HOUR);
    expect((await confirm(late)).body.error.code).toBe('invalid_code');
  });

  it('works only for the latest request', async () => {
    const first = await codeFor('first@example.org');
    const second = await codeFor('second@example.org');
    expect((await confirm(first)).body.error.code).toBe('invalid_code');
    expect((await confirm(second)).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(300), 7, null])('is refused for the code %j', async (code) => {
    expect((await confirm(code)).status).toBe(400);
  });

  it('is refused if the address was taken in the meantime', async () => {
    const code = await codeFor('grace@example.org');
    await site.join('grace');
    expect((await confirm(code)).body.error.code).toBe('already_taken');
    expect(await emailNow()).toBe('ada@example.org');
  });

  it('stops working after a password change', async () => {
    const code = await codeFor();
    const changed = await site.send(
      'POST',
      '/api/auth/change-password',
      {
        currentPassword: PASSWORD,
        newPassword: 'another fine one',
        confirmPassword: 'another fine one',
      },
      { token },
    );
    expect(changed.status).toBe(200);
    expect((await confirm(code)).body.error.code).toBe('invalid_code');
  });

  it('stops working after a password reset', async () => {
    const code = await codeFor();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const mail = (await site.deliver()).find(({ kind }) => kind === 'reset-password');
    const reset = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'another fine one';
    const body = { code: reset, password, passwordConfirmation: password };
    expect((await site.send('POST', '/api/auth/reset-password', body)).status).toBe(200);
    expect((await confirm(code)).body.error.code).toBe('invalid_code');
  });

  it('revokes reset codes sent to the old address', async () => {
    const code = await codeFor();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const mail = (await site.deliver()).find(({ kind }) => kind === 'reset-password');
    const reset = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await confirm(code)).status).toBe(200);
    const password = 'another fine one';
    const body = { code: reset, password, passwordConfirmation: password };
    const response = await site.send('POST', '/api/auth/reset-password', body);
    expect(response.body.error.code).toBe('invalid_code');
  });
});
