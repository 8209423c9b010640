import type { AuthResponse, RequestOptions } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../../testing/staff/soft-authenticator.ts';
import { MINUTE } from '../../../testing/test-clock.ts';

let site: FactorsApp;
let ada: AuthResponse;
beforeEach(async () => {
  site = await openFactorsApp();
  ada = await site.join();
});
afterEach(() => site.close());

const exportData = async (token = ada.jwt) =>
  (await site.send('GET', '/api/users/me/data', undefined, { token })).status;
const prove = (proof: unknown, token = ada.jwt) =>
  site.send('POST', '/api/auth/prove', proof, { token });
const methods = async () =>
  (await site.send('GET', '/api/auth/prove', undefined, { token: ada.jwt })).body;
const passkeyOptions = async (token = ada.jwt) => {
  const url = '/api/auth/prove/passkey-options';
  return (await site.send<RequestOptions>('POST', url, undefined, { token })).body;
};
const usePasskey = (key: SoftAuthenticator, options: RequestOptions, token = ada.jwt) =>
  prove({ method: 'passkey', response: key.get(options) }, token);
const invalidCode = { status: 400, body: { error: { code: 'invalid_code' } } };
const invalidPasskey = { status: 400, body: { error: { code: 'invalid_passkey' } } };

describe('an authenticator app as a proof of identity', () => {
  it('allows sensitive actions, and each code works once', async () => {
    const { secret } = await site.addTotp(ada.jwt);
    expect(await methods()).toEqual({ methods: ['password', 'totp'] });
    site.clock.advance(11 * MINUTE);
    const proof = { method: 'totp', code: site.code(secret) };
    expect((await prove(proof)).status).toBe(200);
    expect(await exportData()).toBe(200);
    expect(await prove(proof)).toMatchObject(invalidCode);
    site.clock.advance(10 * MINUTE);
    expect(await exportData()).toBe(403);
  });

  it('allows them in this session only', async () => {
    const { body: other } = await site.logIn('ada');
    const { secret } = await site.addTotp(ada.jwt);
    site.clock.advance(11 * MINUTE);
    await prove({ method: 'totp', code: site.code(secret) });
    expect(await exportData(other.jwt)).toBe(403);
  });

  it('is limited together with the login, and each failure is a security event', async () => {
    const { secret } = await site.addTotp(ada.jwt);
    site.clock.advance(11 * MINUTE);
    const wrong = { method: 'totp', code: '000000' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await prove(wrong)).toMatchObject(invalidCode);
    }
    const right = { method: 'totp', code: site.code(secret) };
    expect((await prove(right)).status).toBe(429);
    const { token } = await site.pend('ada');
    expect((await site.complete(token, right as never)).status).toBe(429);
    expect(await exportData()).toBe(403);
    const failures = (await site.events(ada.jwt)).filter((kind) => kind === 'second_factor_failed');
    expect(failures).toHaveLength(5);
  });

  it('does not work before it is confirmed, or for someone else', async () => {
    await site.send('POST', '/api/second-factors/totp', undefined, { token: ada.jwt });
    expect(await methods()).toEqual({ methods: ['password'] });
    const eve = await site.join('eve');
    const { secret } = await site.addTotp(eve.jwt);
    expect(await prove({ method: 'totp', code: site.code(secret, 1) })).toMatchObject(invalidCode);
  });
});

describe('a passkey as a proof of identity', () => {
  let key: SoftAuthenticator;
  beforeEach(async () => {
    key = new SoftAuthenticator();
    await site.addPasskey(ada.jwt, key);
    site.clock.advance(11 * MINUTE);
  });

  it('allows sensitive actions, and each challenge works once', async () => {
    const options = await passkeyOptions();
    expect((await usePasskey(key, options)).status).toBe(200);
    expect(await exportData()).toBe(200);
    expect(await usePasskey(key, options)).toMatchObject(invalidPasskey);
  });

  it('is the proof of an account without a password', async () => {
    const { body: login } = await site.logInWithPasskey(key);
    const users = site.deps.db.queries.updateTable('users').where('id', '=', ada.user.id);
    await users.set({ password_hash: '' }).execute();
    ada = login;
    site.clock.advance(11 * MINUTE);
    expect(await methods()).toEqual({ methods: ['passkey'] });
    expect((await prove({ method: 'password', password: '' })).status).toBe(400);
    expect((await usePasskey(key, await passkeyOptions())).status).toBe(200);
    expect(await exportData()).toBe(200);
  });

  it('is refused with a challenge of another session, of the login, or of another person', async () => {
    const { body: other } = await site.logInWithPasskey(key);
    expect(await usePasskey(key, await passkeyOptions(other.jwt))).toMatchObject(invalidPasskey);
    expect(await usePasskey(key, await site.passkeyOptions())).toMatchObject(invalidPasskey);
    const eve = await site.join('eve');
    const own = new SoftAuthenticator();
    await site.addPasskey(eve.jwt, own);
    expect(await usePasskey(own, await passkeyOptions())).toMatchObject(invalidPasskey);
    expect(await usePasskey(key, await passkeyOptions(eve.jwt), eve.jwt)).toMatchObject(
      invalidPasskey,
    );
    expect(await exportData()).toBe(403);
  });

  it('cannot be used to log in instead', async () => {
    const response = await site.logInWithPasskey(key, await passkeyOptions());
    expect(response).toMatchObject(invalidPasskey);
  });

  it('is limited', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await usePasskey(new SoftAuthenticator(), await passkeyOptions())).toMatchObject(
        invalidPasskey,
      );
    }
    expect((await usePasskey(key, await passkeyOptions())).status).toBe(429);
  });
});

it('does not accept recovery codes', async () => {
  const { recoveryCodes } = await site.addTotp(ada.jwt);
  const proof = { method: 'recovery-code', code: recoveryCodes[0] };
  expect(await prove(proof)).toMatchObject({
    status: 400,
    body: { error: { code: 'validation_failed' } },
  });
  expect((await site.factors(ada.jwt)).recoveryCodes?.unused).toBe(10);
});
