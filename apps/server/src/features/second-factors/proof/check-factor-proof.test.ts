import type { AuthResponse, RequestOptions, TotpSetup } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../../testing/staff/soft-authenticator.ts';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { MINUTE } from '../../../testing/test-clock.ts';

const NEW = 'another fine passphrase';

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

/** The next password is right, but its owner adds a factor before the check has ended. */
function addFactorDuringCheck() {
  const { hasher } = site.deps;
  const verify = hasher.verify.bind(hasher);
  vi.spyOn(hasher, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given);
    await site.addTotp(ada.jwt);
    return isRight;
  });
}

describe('a password', () => {
  it('proves nothing if a factor is added while it is checked', async () => {
    const { body: other } = await site.logIn('ada');
    addFactorDuringCheck();
    const proof = { method: 'password', password: PASSWORD };
    expect((await prove(proof, other.jwt)).status).toBe(403);
    const removal = { token: other.jwt };
    expect((await site.send('DELETE', '/api/second-factors/totp', undefined, removal)).status).toBe(
      403,
    );
  });

  it('does not change the account with a proof that a new factor has revoked', async () => {
    const { body: other } = await site.logIn('ada');
    addFactorDuringCheck();
    const change = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW };
    const { status } = await site.send('POST', '/api/auth/change-password', change, {
      token: other.jwt,
    });
    expect(status).toBe(403);
  });
});

describe('an authenticator app as a proof of identity', () => {
  it('allows sensitive actions, and each code works once', async () => {
    const { secret } = await site.addTotp(ada.jwt);
    expect(await methods()).toEqual({ methods: ['totp', 'recovery-code'] });
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
    expect(await methods()).toEqual({ methods: ['passkey', 'recovery-code'] });
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

describe('a recovery code as a proof of identity', () => {
  it('allows sensitive actions, works once, and its use is mailed', async () => {
    const { recoveryCodes } = await site.addTotp(ada.jwt);
    site.clock.advance(11 * MINUTE);
    await site.deliver();
    const proof = { method: 'recovery-code', code: recoveryCodes[0] };
    expect((await prove(proof)).status).toBe(200);
    expect(await exportData()).toBe(200);
    expect(await prove(proof)).toMatchObject(invalidCode);
    expect((await site.factors(ada.jwt)).recoveryCodes?.unused).toBe(9);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual(['recovery-code-used']);
  });
});

describe('with a second factor, the password alone', () => {
  const password = { method: 'password', password: PASSWORD };
  const asAda = () => ({ token: ada.jwt });
  const proofRequired = { status: 403, body: { error: { code: 'proof_required' } } };
  const removals = [
    ['DELETE', 'totp'],
    ['DELETE', 'passkeys/1'],
    ['POST', 'recovery-codes'],
    ['POST', 'totp'],
    ['POST', 'passkeys/options'],
  ] as const;
  const changes = [
    ['POST', '/api/users/me/email', { email: 'countess@example.org', password: PASSWORD }],
    ['DELETE', '/api/users/me', { password: PASSWORD }],
    [
      'POST',
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW },
    ],
  ] as const;
  let secret: string;
  beforeEach(async () => {
    ({ secret } = await site.addTotp(ada.jwt));
  });

  it('is no proof, and says nothing about the password', async () => {
    site.clock.advance(11 * MINUTE);
    for (const each of [PASSWORD, 'wrong']) {
      expect(await prove({ ...password, password: each })).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden' } },
      });
    }
    expect(await exportData()).toBe(403);
  });

  it('removes no factor and creates no recovery codes', async () => {
    site.clock.advance(11 * MINUTE);
    await prove(password);
    for (const [method, path] of removals) {
      const url = `/api/second-factors/${path}`;
      expect(await site.send(method, url, undefined, asAda())).toMatchObject(proofRequired);
    }
    await prove({ method: 'totp', code: site.code(secret) });
    const removed = await site.send('DELETE', '/api/second-factors/totp', undefined, asAda());
    expect(removed.status).toBe(200);
    // Without a factor, the password is a proof again.
    site.clock.advance(11 * MINUTE);
    expect(await methods()).toEqual({ methods: ['password'] });
    expect((await prove(password)).status).toBe(200);
  });

  it.each(changes)('does not %s %s', async (method, url, body) => {
    site.clock.advance(11 * MINUTE);
    expect(await site.send(method, url, body, asAda())).toMatchObject(proofRequired);
    expect((await site.logIn('ada')).body).toHaveProperty('secondFactor');
    await prove({ method: 'totp', code: site.code(secret) });
    expect((await site.send(method, url, body, asAda())).status).toBe(200);
  });

  it('does not prolong a proof of the factor', async () => {
    site.clock.advance(11 * MINUTE);
    await prove({ method: 'totp', code: site.code(secret) });
    site.clock.advance(9 * MINUTE);
    await prove(password);
    const [, url, body] = changes[0];
    expect((await site.send('POST', url, body, asAda())).status).toBe(200);
    site.clock.advance(MINUTE);
    expect(await exportData()).toBe(403);
  });

  it('does not complete a setup that another session began before', async () => {
    const eve = await site.join('eve');
    const { body: other } = await site.logIn('eve');
    const inOther = { token: other.jwt };
    const url = '/api/second-factors/totp';
    const { body: setup } = await site.send<TotpSetup>('POST', url, undefined, inOther);
    await site.addPasskey(eve.jwt, new SoftAuthenticator());
    const code = { code: site.code(setup.secret) };
    expect(await site.send('POST', `${url}/confirm`, code, inOther)).toMatchObject(proofRequired);
  });

  it('is worth nothing in other sessions once a factor is added', async () => {
    const eve = await site.join('eve');
    const { body: other } = await site.logIn('eve');
    expect(await exportData(other.jwt)).toBe(200);
    await site.addPasskey(eve.jwt, new SoftAuthenticator());
    expect(await exportData(other.jwt)).toBe(403);
    expect(await exportData(eve.jwt)).toBe(200);
  });
});
