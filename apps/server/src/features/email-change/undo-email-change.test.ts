import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { DAY, MINUTE } from '../../testing/test-clock.ts';

const OLD = 'ada@example.org';
const THIEF = 'thief@example.org';
const SAFE = 'a safe new password';

let site: AccountsApp;
let thief: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  await site.join();
  thief = (await site.logIn('ada')).body;
  await site.deliver();
});
afterEach(() => site.close());

type Mails = Awaited<ReturnType<AccountsApp['deliver']>>;
const codeIn = (mails: Mails, kind: string) =>
  /\?code=([\w-]+)/.exec(mails.find((mail) => mail.kind === kind)?.text ?? '')?.[1] ?? '';

const ask = (token = thief.jwt, email = THIEF, password = PASSWORD) =>
  site.send('POST', '/api/users/me/email', { email, password }, { token });
const confirm = (code: string) => site.send('POST', '/api/auth/confirm-email', { code });
const undo = (code: string, password = SAFE) =>
  site.send<AuthResponse>('POST', '/api/auth/undo-email-change', {
    code,
    password,
    passwordConfirmation: password,
  });
const me = (token: string) =>
  site.send<{ email: string }>('GET', '/api/users/me', undefined, { token });

/** An attacker moves the account to another address. Returns the links sent to the old one. */
async function steal(): Promise<{ early: string; late: string; confirmed: string }> {
  await ask();
  const requested = await site.deliver();
  const confirmed = codeIn(requested, 'confirm-email');
  expect((await confirm(confirmed)).status).toBe(200);
  const late = codeIn(await site.deliver(), 'email-changed');
  return { early: codeIn(requested, 'email-change-requested'), late, confirmed };
}

describe('POST /api/auth/undo-email-change', () => {
  it.each(['early', 'late'] as const)(
    'restores the address, ends sessions and sets a new password (%s link)',
    async (which) => {
      const links = await steal();
      const response = await undo(links[which]);
      expect(response).toMatchObject({ status: 200, body: { user: { email: OLD } } });
      expect((await me(thief.jwt)).status).toBe(401);
      expect((await me(response.body.jwt)).body.email).toBe(OLD);
      expect((await site.logIn(OLD, PASSWORD)).status).toBe(400);
      expect((await site.logIn(THIEF, SAFE)).status).toBe(400);
      expect((await site.logIn(OLD, SAFE)).status).toBe(200);
      expect((await undo(links.early)).status).toBe(400);
      expect((await undo(links.late)).status).toBe(400);
    },
  );

  it('cancels a change that is not confirmed yet', async () => {
    await ask();
    const mails = await site.deliver();
    expect((await undo(codeIn(mails, 'email-change-requested'))).status).toBe(200);
    expect((await confirm(codeIn(mails, 'confirm-email'))).status).toBe(400);
    expect((await me(thief.jwt)).status).toBe(401);
  });

  it('works for seven days', async () => {
    const { late } = await steal();
    site.clock.advance(7 * DAY);
    expect((await undo(late)).body).toMatchObject({ error: { code: 'invalid_code' } });
  });

  it('needs a good new password and keeps the link until then', async () => {
    const { early } = await steal();
    for (const password of ['short', 'password123', OLD]) {
      expect((await undo(early, password)).status).toBe(400);
    }
    expect((await undo(early)).status).toBe(200);
  });

  it('still works after an attacker has changed the address and password again', async () => {
    const { early } = await steal();
    site.clock.advance(MINUTE);
    const next = 'second@example.org';
    await ask(thief.jwt, next);
    const mails = await site.deliver();
    await confirm(codeIn(mails, 'confirm-email'));
    expect((await undo(codeIn(mails, 'email-change-requested'), 'of the thief')).status).toBe(200);
    expect(await undo(early)).toMatchObject({ status: 200, body: { user: { email: OLD } } });
    expect((await site.logIn(OLD, SAFE)).status).toBe(200);
  });

  it('cannot be prevented by giving the address to another account', async () => {
    const { early } = await steal();
    const again = { username: 'second', email: OLD, password: PASSWORD };
    expect((await site.send('POST', '/api/auth/local/register', again)).status).toBe(400);
    const bob = await site.join('bob');
    expect((await ask(bob.jwt, OLD)).body.error.code).toBe('already_taken');
    expect((await undo(early)).status).toBe(200);
  });

  it('accepts a link once if it is used twice at the same time', async () => {
    const { early } = await steal();
    const responses = await Promise.all([undo(early), undo(early)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

it('no mail repeats the username or the new address', async () => {
  const name = 'www.evil.example';
  const body = { username: name, email: 'victim@example.org', password: PASSWORD };
  const { jwt } = (await site.send<AuthResponse>('POST', '/api/auth/local/register', body)).body;
  await site.deps.db.queries
    .updateTable('users')
    .set({ email_confirmed_at: '2026-03-01T12:00:00.000Z' })
    .execute();
  await site.send('POST', '/api/auth/forgot-password', { email: body.email });
  await site.logIn(name, PASSWORD, { address: '10.9.9.9' });
  await ask(jwt, 'www.evil@evil.example');
  const mails = await site.deliver();
  await confirm(codeIn(mails, 'confirm-email'));
  mails.push(...(await site.deliver()));
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['confirm-address', 'reset-password', 'new-login', 'email-changed']),
  );
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toMatch(/evil/);
});
