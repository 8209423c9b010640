import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitUntilBlocking } from '../../testing/locks/wait-until-blocking.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { HOUR, MINUTE } from '../../testing/test-clock.ts';
import { lockActiveUser } from '../accounts/index.ts';
import { deleteResetCodesOf } from './reset-codes.repo.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const NEW = 'a quite different one';
const forgot = (email: unknown, address = '10.0.0.1') =>
  site.send('POST', '/api/auth/forgot-password', { email }, { address });
const reset = (code: unknown, password: unknown = NEW, passwordConfirmation = password) =>
  site.send<AuthResponse>('POST', '/api/auth/reset-password', {
    code,
    password,
    passwordConfirmation,
  });
const me = (token: string) => site.send('GET', '/api/users/me', undefined, { token });

async function codeFor(email = 'ada@example.org'): Promise<string> {
  await forgot(email);
  const mails = await site.deliver();
  const mail = mails.find(({ kind }) => kind === 'reset-password');
  return /reset-password\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const incorrect = {
  status: 400,
  body: {
    data: null,
    error: {
      status: 400,
      name: 'ValidationError',
      code: 'invalid_code',
      message: 'Incorrect code provided',
      details: {},
    },
  },
};

describe('POST /api/auth/forgot-password', () => {
  it('answers every address with the same bytes and headers', async () => {
    await site.join();
    await site.join('eve');
    await site.deps.db.queries
      .updateTable('users')
      .set({ is_blocked: 1 })
      .where('username', '=', 'eve')
      .execute();
    const responses = [
      await forgot('ada@example.org', '10.0.0.1'),
      await forgot('nobody@example.org', '10.0.0.2'),
      await forgot('ADA@EXAMPLE.ORG', '10.0.0.3'),
      await forgot('eve@example.org', '10.0.0.4'),
    ];
    expect(new Set(responses.map(({ raw }) => raw.body))).toEqual(new Set(['{"ok":true}']));
    const headers = responses.map(({ raw }) => ({ ...raw.headers, 'x-request-id': '', date: '' }));
    expect(new Set(headers.map((item) => JSON.stringify(item))).size).toBe(1);
  });

  it('mails only members, with a link to this site', async () => {
    await site.join();
    await site.deliver();
    await forgot('nobody@example.org');
    expect(await site.deliver()).toEqual([]);
    await site.send(
      'POST',
      '/api/auth/forgot-password',
      { email: 'ada@example.org' },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    const [mail, ...others] = await site.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'reset-password', to: 'ada@example.org' });
    expect(mail?.text).toMatch(/^http:\/\/rostra\.localhost\/reset-password\?code=[\w-]{43}$/m);
    expect(mail?.html).toContain('href="http://rostra.localhost/reset-password?code=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('stores the code hashed and the pending mail encrypted', async () => {
    await site.join();
    await forgot('ada@example.org');
    const { queries } = site.deps.db;
    const stored = JSON.stringify([
      await queries.selectFrom('reset_codes').selectAll().execute(),
      await queries.selectFrom('mails').selectAll().execute(),
    ]);
    const [, mail] = await site.deliver();
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no code';
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('reset-password?code');
    const left = await queries.selectFrom('mails').select('sealed').execute();
    expect(left.every(({ sealed }) => sealed === null)).toBe(true);
  });

  it('sends only a few mails per hour, with the same response', async () => {
    await site.join();
    await site.deliver();
    for (let i = 0; i < 6; i += 1) expect((await forgot('ada@example.org')).status).toBe(200);
    expect(await site.deliver()).toHaveLength(3);
    site.clock.advance(HOUR);
    await forgot('ada@example.org');
    expect(await site.deliver()).toHaveLength(1);
  });

  it.each([undefined, '', 'nonsense', 7, null, ['ada@example.org'], 'a@b.c\nBcc: x@y.z'])(
    'refuses %j',
    async (email) => {
      const { status, body } = await forgot(email);
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        name: 'ValidationError',
        message: expect.stringMatching(/^Email (is required|must be a valid email address)$/),
      });
    },
  );

  it('is limited per address', async () => {
    for (let i = 0; i < 30; i += 1) await forgot(`n${i}@example.org`);
    expect((await forgot('ada@example.org')).status).toBe(429);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('sets the password, ends every session, logs in and sends a mail', async () => {
    const old = await site.join();
    const code = await codeFor();
    const { status, body } = await reset(code);
    expect(status).toBe(200);
    expect(body.user.username).toBe('ada');
    expect((await me(body.jwt)).status).toBe(200);
    expect((await me(old.jwt)).status).toBe(401);
    expect((await site.send('POST', '/auth/refresh', old)).status).toBe(401);
    expect((await site.logIn('ada', PASSWORD)).status).toBe(400);
    expect((await site.logIn('ada', NEW)).status).toBe(200);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('accepts a code once within 30 minutes and rejects all others alike', async () => {
    await site.join();
    const used = await codeFor();
    await reset(used);
    expect(await reset(used)).toMatchObject(incorrect);
    const late = await codeFor();
    site.clock.advance(30 * MINUTE);
    expect(await reset(late)).toMatchObject(incorrect);
    expect(await reset('x'.repeat(43))).toMatchObject(incorrect);
    expect(await reset('\u0000')).toMatchObject(incorrect);
  });

  it('revokes older codes when one is used', async () => {
    await site.join();
    const [first, second] = [await codeFor(), await codeFor()];
    expect((await reset(second)).status).toBe(200);
    expect(await reset(first)).toMatchObject(incorrect);
  });

  it('refuses a code that was issued before a password change', async () => {
    const { jwt } = await site.join();
    const code = await codeFor();
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const changed = await site.send('POST', '/api/auth/change-password', body, { token: jwt });
    expect(changed.status).toBe(200);
    expect(await reset(code, 'whatever the finder likes')).toMatchObject(incorrect);
    expect((await site.logIn('ada', NEW)).status).toBe(200);
  });

  it('lets one of several concurrent requests use the code', async () => {
    await site.join();
    const code = await codeFor();
    const passwords = Array.from({ length: 8 }, (_, i) => `new password number ${i}`);
    const responses = await Promise.all(passwords.map((password) => reset(code, password)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)];
    expect((await site.logIn('ada', winner)).status).toBe(200);
  });

  it.each(['reset', 'change'])('locks the user before the code (%s)', async (kind) => {
    const { user, jwt } = await site.join();
    const code = await codeFor();
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const start = () =>
      kind === 'reset'
        ? reset(code)
        : site.send('POST', '/api/auth/change-password', body, { token: jwt });
    const waiting = await site.deps.db.transaction(async (tx) => {
      await lockActiveUser(tx, user.id);
      const started = start();
      await waitUntilBlocking(site.kind, tx);
      // If the code were taken before locking the user, the two would now deadlock.
      await deleteResetCodesOf(tx, user.id);
      return { started };
    });
    expect((await waiting.started).status).toBe(kind === 'reset' ? 400 : 200);
  });

  it('lets either a change or a concurrent reset win, without errors', async () => {
    const names = ['ada', 'bea', 'cid', 'dot', 'eve', 'fay'];
    const members: { name: string; jwt: string; code: string }[] = [];
    for (const name of names) {
      const { jwt } = await site.join(name);
      members.push({ name, jwt, code: await codeFor(`${name}@example.org`) });
    }
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const rounds = await Promise.all(
      members.map(({ name, jwt, code }) =>
        Promise.all([
          site.send('POST', '/api/auth/change-password', body, { token: jwt }),
          reset(code, 'chosen by the link'),
          site.logIn(name),
          site.logIn(name),
        ]),
      ),
    );
    for (const [changed, renewed, ...logins] of rounds) {
      const [first, second] = [changed.status, renewed.status].toSorted();
      expect(first).toBe(200);
      // Wrong password or used code, or, if the change was authenticated after the reset's commit, no session.
      expect(changed.status === 200 ? [400] : [400, 401]).toContain(second);
      for (const { status } of logins) expect([200, 400]).toContain(status);
    }
  });

  it('keeps the code when the new password is refused', async () => {
    await site.join();
    const code = await codeFor();
    const differs = await reset(code, NEW, 'something else');
    expect(differs).toMatchObject({
      status: 400,
      body: {
        error: {
          message: 'Passwords do not match',
          details: { errors: [{ path: ['passwordConfirmation'] }] },
        },
      },
    });
    for (const password of ['short', 'password123', 'ada@example.org', '']) {
      expect((await reset(code, password)).status).toBe(400);
    }
    expect((await reset(code)).status).toBe(200);
  });

  it('forgets the devices that logged in before', async () => {
    await site.join();
    const login = await site.logIn('ada', PASSWORD, { address: '10.0.0.1' });
    const cookies = login.raw.cookies.map(({ name, value }) => `${name}=${value}`);
    const csrf = login.raw.cookies.find(({ name }) => name === 'csrf')?.value ?? '';
    const headers = { cookie: cookies.join('; '), 'x-csrf-token': csrf };
    expect((await reset(await codeFor())).status).toBe(200);
    for (let i = 0; i < 60; i += 1) {
      await site.logIn('ada', 'wrong', { address: `10.6.${i}.1` });
    }
    const options = { address: '10.0.0.1', headers };
    expect((await site.logIn('ada', NEW, options)).status).toBe(429);
  });

  it('lets in a member who was throttled because of others', async () => {
    await site.join();
    for (let i = 0; i < 60; i += 1) {
      await site.logIn('ada', 'wrong', { address: `10.6.${i}.1` });
    }
    expect((await site.logIn('ada', PASSWORD, { address: '10.0.0.1' })).status).toBe(429);
    await reset(await codeFor());
    expect((await site.logIn('ada', NEW, { address: '10.0.0.1' })).status).toBe(200);
  });

  it('does not let in a blocked member', async () => {
    await site.join();
    const code = await codeFor();
    await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
    expect(await reset(code)).toMatchObject(incorrect);
  });
});
