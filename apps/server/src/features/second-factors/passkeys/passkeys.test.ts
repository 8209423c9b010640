import type { CreationOptions } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../../testing/staff/soft-authenticator.ts';
import { MINUTE } from '../../../testing/test-clock.ts';

let site: FactorsApp;
let token: string;
beforeEach(async () => {
  site = await openFactorsApp();
  token = (await site.join()).jwt;
  await site.deliver();
});
afterEach(() => site.close());

const creationOptions = async (as = token) =>
  (
    await site.send<CreationOptions>('POST', '/api/second-factors/passkeys/options', undefined, {
      token: as,
    })
  ).body;
const store = (response: unknown, as = token) =>
  site.send('POST', '/api/second-factors/passkeys', { response }, { token: as });
const remove = (id: number | string, as = token) =>
  site.send('DELETE', `/api/second-factors/passkeys/${id}`, undefined, { token: as });

describe('adding a passkey', () => {
  it('identifies site and account, and returns recovery codes with the first one', async () => {
    const options = await creationOptions();
    expect(options).toMatchObject({
      rp: { id: 'rostra.localhost', name: 'The Plumbline Assembly' },
      user: { name: 'ada@example.org' },
      attestation: 'none',
    });
    const first = await site.addPasskey(token, new SoftAuthenticator());
    expect(first).toMatchObject({ status: 201, body: { passkey: { name: expect.any(String) } } });
    expect(first.body.recoveryCodes).toHaveLength(10);
    const second = await site.addPasskey(token, new SoftAuthenticator());
    expect(second.body.recoveryCodes).toBeNull();
    expect((await site.factors(token)).passkeys).toHaveLength(2);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual([
      'second-factor-added',
      'second-factor-added',
    ]);
  });

  it('accepts a response once', async () => {
    const response = new SoftAuthenticator().create(await creationOptions());
    expect((await store(response)).status).toBe(201);
    expect((await store(response)).body.error.code).toBe('invalid_passkey');
  });

  it('refuses another origin, an expired challenge and one of another session or account', async () => {
    const elsewhere = new SoftAuthenticator({ origin: 'http://evil.test' });
    expect((await site.addPasskey(token, elsewhere)).status).toBe(400);

    const late = new SoftAuthenticator().create(await creationOptions());
    site.clock.advance(5 * MINUTE);
    expect((await store(late)).body.error.code).toBe('invalid_passkey');

    const { body: otherSession } = await site.logIn('ada');
    const hers = new SoftAuthenticator().create(await creationOptions());
    expect((await store(hers, otherSession.jwt)).body.error.code).toBe('invalid_passkey');
    const grace = await site.join('grace');
    expect((await store(hers, grace.jwt)).body.error.code).toBe('invalid_passkey');
    expect((await store(hers)).status).toBe(201);
  });

  it('refuses a passkey that is stored already', async () => {
    const key = new SoftAuthenticator();
    expect((await site.addPasskey(token, key)).status).toBe(201);
    expect((await site.addPasskey(token, key)).body).toMatchObject({
      error: { code: 'invalid_passkey' },
    });
  });

  it.each([
    null,
    {},
    { id: 'x' },
    { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: {
        clientDataJSON: Buffer.from('no JSON').toString('base64url'),
        attestationObject: '',
      },
    },
    {
      id: '!',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'x'.repeat(20_000) },
    },
  ])('refuses %j', async (response) => {
    expect((await store(response)).status).toBe(400);
  });

  it('is limited to twenty', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      user_id: 1,
      credential_id: `key ${index}`,
      public_key: '',
      counter: 0,
      transports: '[]',
      name: 'Key',
      created_at: site.clock.now().toISOString(),
      last_used_at: null,
    }));
    await site.deps.db.queries.insertInto('passkeys').values(rows).execute();
    const answer = await site.send('POST', '/api/second-factors/passkeys/options', undefined, {
      token,
    });
    expect(answer.body.error.code).toBe('conflict');
  });
});

describe('logging in without a password', () => {
  it('starts a session and records the use', async () => {
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    const answer = await site.logInWithPasskey(key);
    expect(answer).toMatchObject({ status: 200, body: { user: { username: 'ada' } } });
    const [passkey] = (await site.factors(answer.body.jwt)).passkeys;
    expect(passkey?.lastUsedAt).toBe(site.clock.now().toISOString());
    expect((await site.events(token))[0]).toBe('login');
  });

  it('needs an authenticator that verifies its user', async () => {
    const key = new SoftAuthenticator({ verifiesUser: false });
    await site.addPasskey(token, key);
    expect((await site.passkeyOptions()).userVerification).toBe('required');
    expect((await site.logInWithPasskey(key)).body).toMatchObject({
      error: { code: 'invalid_passkey' },
    });
    expect((await site.events(token))[0]).toBe('second_factor_failed');
  });

  it('uses each challenge once, within five minutes', async () => {
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    const options = await site.passkeyOptions();
    expect((await site.logInWithPasskey(key, options)).status).toBe(200);
    expect((await site.logInWithPasskey(key, options)).status).toBe(400);
    const late = await site.passkeyOptions();
    site.clock.advance(5 * MINUTE);
    expect((await site.logInWithPasskey(key, late)).status).toBe(400);
  });

  it('does not accept a challenge that was issued for a second factor', async () => {
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    const pending = await site.pend();
    const options = await site.passkeyOptions(pending.token);
    expect((await site.logInWithPasskey(key, options)).status).toBe(400);
  });

  it('refuses a copied key, whose counter has not increased', async () => {
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    expect((await site.logInWithPasskey(key)).status).toBe(200);
    key.counter = 0;
    expect((await site.logInWithPasskey(key)).status).toBe(400);
  });

  it('refuses unknown passkeys, and those of a blocked account with the reason', async () => {
    expect((await site.logInWithPasskey(new SoftAuthenticator())).body).toMatchObject({
      error: { code: 'invalid_passkey' },
    });
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
    expect((await site.logInWithPasskey(key)).body).toMatchObject({
      error: { code: 'account_blocked' },
    });
  });

  it('refuses a response that names another account', async () => {
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    const response = key.get(await site.passkeyOptions());
    response.response.userHandle = 'c29tZWJvZHkgZWxzZQ';
    expect((await site.send('POST', '/api/auth/passkey', { response })).status).toBe(400);
  });
});

describe('a passkey as second factor', () => {
  it('completes the login, also without verifying its user', async () => {
    const key = new SoftAuthenticator({ verifiesUser: false });
    await site.addPasskey(token, key);
    const pending = await site.pend();
    expect(pending.methods).toEqual(['passkey', 'recovery-code']);
    const options = await site.passkeyOptions(pending.token);
    expect(options.allowCredentials).toHaveLength(1);
    const proof = { method: 'passkey' as const, response: key.get(options) };
    expect((await site.complete(pending.token, proof)).status).toBe(200);
  });

  it('is only accepted for the challenge of its own pending login', async () => {
    const key = new SoftAuthenticator();
    await site.addPasskey(token, key);
    const [one, two] = [await site.pend(), await site.pend()];
    const proof = {
      method: 'passkey' as const,
      response: key.get(await site.passkeyOptions(two.token)),
    };
    expect((await site.complete(one.token, proof)).body).toMatchObject({
      error: { code: 'invalid_passkey' },
    });
    expect((await site.complete(two.token, proof)).status).toBe(200);
  });

  it('of another account is refused', async () => {
    await site.addPasskey(token, new SoftAuthenticator());
    const grace = await site.join('grace');
    const hers = new SoftAuthenticator();
    await site.addPasskey(grace.jwt, hers);
    const pending = await site.pend('ada');
    const response = hers.get(await site.passkeyOptions(pending.token));
    const answer = await site.complete(pending.token, { method: 'passkey', response });
    expect(answer.status).toBe(400);
  });
});

describe('the list of passkeys', () => {
  it('can be renamed and removed by their owner only', async () => {
    const added = await site.addPasskey(token, new SoftAuthenticator());
    const { id } = added.body.passkey;
    const grace = await site.join('grace');
    const rename = (name: unknown, as: string) =>
      site.send('PATCH', `/api/second-factors/passkeys/${id}`, { name }, { token: as });
    expect((await rename('Mine now', grace.jwt)).status).toBe(404);
    expect((await remove(id, grace.jwt)).status).toBe(404);
    expect((await rename(' ', token)).status).toBe(400);
    expect((await rename('x'.repeat(61), token)).status).toBe(400);
    expect((await rename(' Yellow key ', token)).body).toMatchObject({ id, name: 'Yellow key' });
    await site.deliver();
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual(['second-factor-removed']);
    expect(await site.factors(token)).toMatchObject({ passkeys: [], recoveryCodes: null });
    expect((await site.logIn('ada')).body).toHaveProperty('jwt');
  });

  it.each(['0', '-1', 'x', '1e99', '99999999999'])('has no passkey %s', async (id) => {
    expect([400, 404]).toContain((await remove(id)).status);
  });
});

it('is not offered by a site that is reached by an IP address', async () => {
  const plain = await openFactorsApp({ env: { SITE_URL: 'http://127.0.0.1:3000' } });
  const { jwt } = await plain.join();
  expect((await plain.factors(jwt)).canAddPasskeys).toBe(false);
  expect((await site.factors(token)).canAddPasskeys).toBe(true);
  await plain.close();
});
