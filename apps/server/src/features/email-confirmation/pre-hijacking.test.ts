import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../testing/staff/soft-authenticator.ts';
import { PASSWORD } from '../../testing/test-accounts.ts';

const EMAIL = 'victim@example.org';
const SAFE = 'a password of the owner';

let site: FactorsApp;
beforeEach(async () => {
  site = await openFactorsApp();
});
afterEach(() => site.close());

async function resetPassword() {
  await site.send('POST', '/api/auth/forgot-password', { email: EMAIL });
  const mail = (await site.deliver()).find(({ kind }) => kind === 'reset-password');
  const code = /\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const body = { code, password: SAFE, passwordConfirmation: SAFE };
  return site.send<AuthResponse>('POST', '/api/auth/reset-password', body);
}

describe('somebody registers with the address of a victim and adds factors', () => {
  it('who resets the password gets the account, and the factors of the attacker are gone', async () => {
    const body = { username: 'thief', email: EMAIL, password: PASSWORD };
    const thief = await site.send<AuthResponse>('POST', '/api/auth/local/register', body);
    const key = new SoftAuthenticator();
    await site.addTotp(thief.body.jwt);
    expect((await site.addPasskey(thief.body.jwt, key)).status).toBe(201);
    const owner = await resetPassword();
    expect(owner).toMatchObject({ status: 200, body: { user: { confirmed: true } } });
    expect(await site.factors(owner.body.jwt)).toMatchObject({ totp: null, passkeys: [] });
    expect((await site.logInWithPasskey(key)).status).toBe(400);
    expect((await site.logIn('thief', PASSWORD)).status).toBe(400);
    const me = await site.send('GET', '/api/users/me', undefined, { token: thief.body.jwt });
    expect(me.status).toBe(401);
  });

  it('but the factors of a member with a confirmed address survive a reset', async () => {
    await site.join('victim').then(({ jwt }) => site.addTotp(jwt));
    expect((await resetPassword()).body).toHaveProperty('secondFactor');
  });
});
