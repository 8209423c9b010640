import type { AuthResponse, ErrorEnvelope, MyData, SecurityEvent } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { DAY } from '../../testing/test-clock.ts';
import { type ConfirmedUser, isConfirmed } from '../accounts/index.ts';

const ADA = { username: 'ada', email: 'ada@example.org', password: PASSWORD };

let site: AccountsApp;
let ada: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  ada = (await register(ADA)).body;
});
afterEach(() => site.close());

const register = (body: object) =>
  site.send<AuthResponse>('POST', '/api/auth/local/register', body);
const confirm = (code: string) =>
  site.send<{ email: string } & ErrorEnvelope>('POST', '/api/auth/confirm-address', { code });
const release = (code: string) => site.send('POST', '/api/auth/release-address', { code });
const sendAgain = (token = ada.jwt) =>
  site.send('POST', '/api/users/me/email-confirmation', undefined, { token });
const me = (token = ada.jwt) =>
  site.send<AuthResponse['user']>('GET', '/api/users/me', undefined, { token });
const userOf = (username: string) =>
  site.deps.db.queries
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

const mails = async () => (await site.deliver()).filter(({ kind }) => kind === 'confirm-address');
async function getCode(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  return /\/confirm-address\?code=([\w-]{43})/.exec(text)?.[1] ?? '';
}

describe('a new account', () => {
  it('is unconfirmed and gets a mail with both links, without anything the member has chosen', async () => {
    expect(ada.user.confirmed).toBe(false);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ADA.email });
    const { subject, text, html } = mail ?? { subject: '', text: '', html: '' };
    for (const path of ['confirm-address', 'not-my-address']) {
      expect(text).toMatch(new RegExp(`http://rostra.localhost/${path}\\?code=[\\w-]{43}`));
      expect(html).toMatch(new RegExp(`href="http://rostra.localhost/${path}\\?code=[\\w-]{43}"`));
    }
    expect(subject + text + html).not.toMatch(/\bada\b/i);
  });

  it('is ignored by everything that takes confirmed users only', async () => {
    const recipients = (users: readonly ConfirmedUser[]) => users.map(({ email }) => email);
    expect(recipients([await userOf('ada')].filter(isConfirmed))).toEqual([]);
    await confirm(await getCode());
    expect(recipients([await userOf('ada')].filter(isConfirmed))).toEqual([ADA.email]);
  });
});

describe('POST /api/auth/confirm-address', () => {
  it('confirms the address and is recorded', async () => {
    expect(await confirm(await getCode())).toMatchObject({
      status: 200,
      body: { email: ADA.email },
    });
    expect((await me()).body.confirmed).toBe(true);
    const events = await site.send<SecurityEvent[]>('GET', '/api/security-events', undefined, {
      token: ada.jwt,
    });
    expect(events.body[0]?.kind).toBe('email_confirmed');
  });

  it('succeeds again with a used link, also twice at the same time, and keeps the first time', async () => {
    const code = await getCode();
    const responses = await Promise.all([confirm(code), confirm(code)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { email_confirmed_at: first } = await userOf('ada');
    site.clock.advance(DAY);
    expect((await confirm(code)).status).toBe(200);
    expect((await userOf('ada')).email_confirmed_at).toBe(first);
  });

  it('does not confirm by opening the page: mail scanners do that', async () => {
    const code = await getCode();
    await site.app.inject({ url: `/confirm-address?code=${code}` });
    await site.app.inject({ url: `/api/auth/confirm-address?code=${code}` });
    expect((await me()).body.confirmed).toBe(false);
  });

  it('refuses an expired or unknown link', async () => {
    const code = await getCode();
    expect((await confirm('x'.repeat(43))).body.error.code).toBe('invalid_code');
    site.clock.advance(7 * DAY);
    expect((await confirm(code)).body.error.code).toBe('invalid_code');
    expect((await userOf('ada')).email_confirmed_at).toBeNull();
  });

  it('confirms the account of the link, whoever is logged in', async () => {
    const code = await getCode();
    const bob = (await register({ ...ADA, username: 'bob', email: 'bob@example.org' })).body;
    const options = { token: bob.jwt };
    const response = await site.send<{ email: string }>(
      'POST',
      '/api/auth/confirm-address',
      { code },
      options,
    );
    expect(response.body.email).toBe(ADA.email);
    expect((await me(bob.jwt)).body.confirmed).toBe(false);
    expect((await me()).body.confirmed).toBe(true);
  });

  it('refuses the link of an address that the account no longer has', async () => {
    const code = await getCode();
    await changeEmail('new@example.org');
    expect((await confirm(code)).body.error.code).toBe('invalid_code');
    expect((await release(code)).body.error.code).toBe('invalid_code');
  });
});

async function changeEmail(email: string): Promise<void> {
  const body = { email, password: PASSWORD };
  expect((await site.send('POST', '/api/users/me/email', body, { token: ada.jwt })).status).toBe(
    200,
  );
  const mail = (await site.deliver()).find(({ kind }) => kind === 'confirm-email');
  const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await site.send('POST', '/api/auth/confirm-email', { code })).status).toBe(200);
}

describe('an address is also confirmed', () => {
  it('by changing it, and the owner of the mistyped one gets no link to the account', async () => {
    await site.deliver();
    await changeEmail('new@example.org');
    expect((await me()).body).toMatchObject({ email: 'new@example.org', confirmed: true });
    expect((await site.deliver()).filter(({ to }) => to === ADA.email)).toEqual([]);
    const owner = await register({ ...ADA, username: 'real-ada' });
    expect(owner.status).toBe(200);
  });

  it('by resetting the password', async () => {
    await site.send('POST', '/api/auth/forgot-password', { email: ADA.email });
    const mail = (await site.deliver()).find(({ kind }) => kind === 'reset-password');
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'a password of the owner';
    const body = { code, password, passwordConfirmation: password };
    const response = await site.send<AuthResponse>('POST', '/api/auth/reset-password', body);
    expect(response).toMatchObject({ status: 200, body: { user: { confirmed: true } } });
    expect((await me()).status).toBe(401);
  });
});

describe('POST /api/auth/release-address', () => {
  it('frees the address for its owner, ends the sessions, and shows neither side the data of the other', async () => {
    expect((await release(await getCode())).status).toBe(200);
    expect((await me()).status).toBe(401);
    const owner = await register({ ...ADA, username: 'real-ada' });
    expect(owner).toMatchObject({ status: 200, body: { user: { email: ADA.email } } });
    expect(owner.body.user.id).not.toBe(ada.user.id);
    expect((await site.logIn(ADA.email, 'another password')).status).toBe(400);
    await site.send('POST', '/api/auth/forgot-password', { email: ADA.email });
    const resets = (await site.deliver()).filter(({ kind }) => kind === 'reset-password');
    expect(resets.map(({ to }) => to)).toEqual([ADA.email]);
  });

  it('cannot be prevented by registering the placeholder address of the account', async () => {
    const code = await getCode();
    const email = `${ada.user.documentId}@removed.invalid`;
    await register({ ...ADA, username: 'squatter', email });
    expect((await release(code)).status).toBe(200);
    expect((await register({ ...ADA, username: 'real-ada' })).status).toBe(200);
  });

  it('leaves an account that its member can still use and give the right address', async () => {
    await release(await getCode());
    const login = await site.logIn('ada');
    expect(login.body.user).toMatchObject({
      email: expect.stringMatching(/@removed\.invalid$/),
      confirmed: false,
    });
    ada = login.body;
    expect((await sendAgain()).body.error.code).toBe('conflict');
    const before = await site.deliver();
    expect(before.filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
    await changeEmail('right@example.org');
    expect((await me()).body).toMatchObject({ email: 'right@example.org', confirmed: true });
  });

  it('does nothing once the address is confirmed, used twice, or too late', async () => {
    const code = await getCode();
    await confirm(code);
    expect((await release(code)).status).toBe(409);
    expect((await me()).status).toBe(200);
    await register({ ...ADA, username: 'bob', email: 'bob@example.org' });
    const second = await getCode();
    expect((await release(second)).status).toBe(200);
    expect((await release(second)).body.error.code).toBe('invalid_code');
    expect((await confirm(second)).body.error.code).toBe('invalid_code');
    await register({ ...ADA, username: 'cleo', email: 'cleo@example.org' });
    const third = await getCode();
    site.clock.advance(7 * DAY);
    expect((await release(third)).body.error.code).toBe('invalid_code');
  });

  it('cannot be used to flood the owner: further registrations send no more mails that day', async () => {
    for (const username of ['one', 'two', 'three', 'four']) {
      const code = await getCode();
      if (code) await release(code);
      else break;
      expect((await register({ ...ADA, username })).status).toBe(200);
    }
    expect(await mails()).toEqual([]);
  });
});

describe('POST /api/users/me/email-confirmation', () => {
  it('sends another link; the first one keeps working', async () => {
    const first = await getCode();
    expect((await sendAgain()).status).toBe(200);
    const second = await getCode();
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).status).toBe(200);
  });

  it('is limited', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await sendAgain()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('sends nothing once the address is confirmed, and needs a login', async () => {
    await confirm(await getCode());
    expect((await sendAgain()).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await sendAgain('')).status).toBe(401);
  });
});

it('links are exported without their codes, and deleted with the account or after their time', async () => {
  const { body } = await site.send<MyData>('GET', '/api/users/me/data', undefined, {
    token: ada.jwt,
  });
  expect(body.parts.emailConfirmations).toEqual([
    {
      email: ADA.email,
      sentAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2026-03-08T12:00:00.000Z',
    },
  ]);
  const { queries } = site.deps.db;
  await queries.deleteFrom('users').where('id', '=', ada.user.id).execute();
  expect(await queries.selectFrom('email_confirmations').selectAll().execute()).toEqual([]);
});
