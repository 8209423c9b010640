import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { MINUTE } from '../../../testing/test-clock.ts';

let site: AccountsApp;
let ada: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  ada = await site.join();
});
afterEach(() => site.close());

const asAda = () => ({ token: ada.jwt });
const exportData = (token = ada.jwt) =>
  site.send('GET', '/api/users/me/data', undefined, { token });
const prove = (body: unknown, token = ada.jwt) =>
  site.send('POST', '/api/auth/prove', body, { token });
const withPassword = (password = PASSWORD) => ({ method: 'password', password });

const refused = {
  status: 403,
  body: {
    error: { code: 'proof_required', message: 'Please confirm that it is you to continue.' },
  },
};

describe('a sensitive action', () => {
  it('is allowed for ten minutes after the login', async () => {
    site.clock.advance(10 * MINUTE - 1);
    expect((await exportData()).status).toBe(200);
    site.clock.advance(1);
    expect(await exportData()).toMatchObject(refused);
  });

  it('is allowed again after the password, in this session only', async () => {
    const { body: other } = await site.logIn('ada');
    site.clock.advance(11 * MINUTE);
    expect((await prove(withPassword())).status).toBe(200);
    expect((await exportData()).status).toBe(200);
    expect(await exportData(other.jwt)).toMatchObject(refused);
    site.clock.advance(10 * MINUTE);
    expect(await exportData()).toMatchObject(refused);
  });

  it('is not allowed by refreshing the tokens', async () => {
    site.clock.advance(11 * MINUTE);
    const { body } = await site.send<AuthResponse>('POST', '/api/auth/refresh', ada);
    expect(await exportData(body.jwt)).toMatchObject(refused);
  });

  it('is allowed after another action that asked for the password', async () => {
    site.clock.advance(11 * MINUTE);
    const change = { email: 'countess@example.org', password: PASSWORD };
    expect((await site.send('POST', '/api/users/me/email', change, asAda())).status).toBe(200);
    expect((await exportData()).status).toBe(200);
  });
});

describe('proving one’s identity', () => {
  it('refuses a wrong password and limits the attempts', async () => {
    site.clock.advance(11 * MINUTE);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await prove(withPassword('wrong'))).toMatchObject({
        status: 400,
        body: { error: { code: 'wrong_password' } },
      });
    }
    expect((await prove(withPassword())).status).toBe(429);
    expect(await exportData()).toMatchObject(refused);
  });

  it.each([
    {},
    null,
    { method: 'password' },
    { method: 'password', password: '' },
    { method: 'none' },
    { password: PASSWORD },
  ])('refuses %j', async (body) => {
    expect((await prove(body)).status).toBe(400);
  });

  it('needs a session', async () => {
    expect((await site.send('POST', '/api/auth/prove', withPassword())).status).toBe(401);
    await site.send('POST', '/api/auth/logout', {}, asAda());
    expect((await prove(withPassword())).status).toBe(401);
  });
});
