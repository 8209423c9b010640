import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const NEW = 'a quite different one';
const change = (token: string | undefined, body: unknown) =>
  site.send<AuthResponse>('POST', '/api/auth/change-password', body, { token });
const refresh = (refreshToken: string) => site.send('POST', '/auth/refresh', { refreshToken });
const me = (token: string) => site.send('GET', '/api/users/me', undefined, { token });

describe('POST /api/auth/change-password', () => {
  it.each([
    ['our names', { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW }],
    ["Strapi's names", { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW }],
  ])('ends all sessions and starts a new one, with %s', async (_, body) => {
    const here = await site.join();
    const there = (await site.logIn('ada')).body;
    await site.deliver();
    const response = await change(here.jwt, body);
    expect(response).toMatchObject({ status: 200, body: { user: { username: 'ada' } } });
    expect(Object.keys(response.body).sort()).toEqual(['jwt', 'refreshToken', 'user']);
    expect((await me(here.jwt)).status).toBe(401);
    expect((await me(response.body.jwt)).status).toBe(200);
    expect((await me(there.jwt)).status).toBe(401);
    expect((await site.logIn('ada', PASSWORD)).status).toBe(400);
    expect((await site.logIn('ada', NEW)).status).toBe(200);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('invalidates stolen copies of the current tokens', async () => {
    const stolen = await site.join();
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const { body: fresh } = await change(stolen.jwt, body);
    await site.send('DELETE', '/api/sessions', undefined, { token: fresh.jwt });
    expect((await me(stolen.jwt)).status).toBe(401);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect((await me(fresh.jwt)).status).toBe(200);
    expect((await refresh(fresh.refreshToken)).status).toBe(200);
  });

  it.each([
    [
      'a wrong current password',
      { currentPassword: 'wrong', newPassword: NEW, confirmPassword: NEW },
      'wrong_password',
      'The provided current password is invalid',
    ],
    [
      'the same password again',
      { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
      'validation_failed',
      'Your new password must be different than your current password',
    ],
    [
      'two that differ',
      { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: `${NEW}!` },
      'validation_failed',
      'Passwords do not match',
    ],
    [
      'a common one',
      { currentPassword: PASSWORD, newPassword: 'qwertyuiop', confirmPassword: 'qwertyuiop' },
      'validation_failed',
      'This password is too common, please choose another one',
    ],
    [
      'a short one',
      { currentPassword: PASSWORD, newPassword: 'short', confirmPassword: 'short' },
      'validation_failed',
      'Password must be at least 8 characters',
    ],
    [
      'nothing',
      {},
      'validation_failed',
      'Current password is required, Password is required, Password confirmation is required',
    ],
  ])('refuses %s', async (_, body, code, message) => {
    const { jwt } = await site.join();
    expect(await change(jwt, body)).toMatchObject({
      status: 400,
      body: { error: { name: 'ValidationError', code, message } },
    });
    expect((await site.logIn('ada', PASSWORD)).status).toBe(200);
  });

  it('requires a login', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    expect((await change(undefined, body)).status).toBe(401);
  });

  it('does not let a stolen session guess the password', async () => {
    const { jwt } = await site.join();
    const guess = { currentPassword: 'wrong', newPassword: NEW, confirmPassword: NEW };
    for (let i = 0; i < 10; i += 1) expect((await change(jwt, guess)).status).toBe(400);
    expect((await change(jwt, { ...guess, currentPassword: PASSWORD })).status).toBe(429);
  });

  it('takes effect once for two concurrent requests', async () => {
    const { jwt } = await site.join();
    const bodies = ['first new password', 'second new password'].map((password) => ({
      currentPassword: PASSWORD,
      newPassword: password,
      confirmPassword: password,
    }));
    const responses = await Promise.all(bodies.map((body) => change(jwt, body)));
    const [first, second] = responses.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    // Wrong password, or, if it was authenticated after the first one's commit, no session.
    expect([400, 401]).toContain(second);
  });

  it('leaves no session of a concurrent login', async () => {
    const { jwt } = await site.join();
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const [changed, ...logins] = await Promise.all([
      change(jwt, body),
      ...Array.from({ length: 4 }, (_, i) =>
        site.logIn('ada', PASSWORD, { address: `10.0.0.${i}` }),
      ),
    ]);
    expect(changed?.status).toBe(200);
    for (const { status, body: response } of logins) {
      if (status === 200) expect((await me(response.jwt)).status).toBe(401);
    }
  });
});
