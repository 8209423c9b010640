import type { TotpSetup } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../../testing/staff/factors-app.ts';
import { HOUR, MINUTE, SECOND } from '../../../testing/test-clock.ts';
import { cleanUpFactors } from '../clean-up-factors.ts';

let site: FactorsApp;
let token: string;
beforeEach(async () => {
  site = await openFactorsApp();
  token = (await site.join()).jwt;
  await site.deliver();
});
afterEach(() => site.close());

const start = () => site.send<TotpSetup>('POST', '/api/second-factors/totp', undefined, { token });
const confirm = (code: unknown) =>
  site.send<{ recoveryCodes: string[]; error: { code: string } }>(
    'POST',
    '/api/second-factors/totp/confirm',
    { code },
    { token },
  );
const remove = () => site.send('DELETE', '/api/second-factors/totp', undefined, { token });

describe('setting up an authenticator app', () => {
  it('shows a secret and a QR code, and is active once a code has confirmed it', async () => {
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.qrCode.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await site.factors(token)).totp).toBeNull();
    expect((await site.logIn('ada')).body).toHaveProperty('jwt');

    const confirmed = await confirm(site.code(body.secret));
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await site.factors(token)).toMatchObject({
      totp: { createdAt: site.clock.now().toISOString() },
      recoveryCodes: { unused: 10 },
    });
    expect((await site.deliver()).map(({ kind, to }) => [kind, to])).toEqual([
      ['second-factor-added', 'ada@example.org'],
    ]);
    expect(await site.events(token)).toEqual([
      'recovery_codes_created',
      'totp_added',
      'login',
      'account_created',
    ]);
  });

  it('stores the secret encrypted, for its owner only', async () => {
    const { secret } = await site.addTotp(token);
    const row = await site.deps.db.queries
      .selectFrom('totp_factors')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
    const grace = await site.join('grace');
    await site.deps.db.queries
      .insertInto('totp_factors')
      .values({ ...row, user_id: grace.user.id })
      .execute();
    const pending = await site.pend('grace');
    const response = await site.complete(pending.token, {
      method: 'totp',
      code: site.code(secret, 1),
    });
    expect(response.status).toBe(400);
  });

  it.each(['', '12345', '1234567', 'abcdef', 7, null, '1'.repeat(1000)])(
    'refuses the code %j',
    async (code) => {
      await start();
      const response = await confirm(code);
      expect(response).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_failed' } },
      });
    },
  );

  it('accepts a code with a space in it', async () => {
    const { body } = await start();
    const code = site.code(body.secret);
    expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('refuses a wrong code, and any code before the setup or half an hour later', async () => {
    expect((await confirm('123456')).body.error.code).toBe('invalid_code');
    const { body } = await start();
    const wrong = site.code(body.secret, 100);
    expect((await confirm(wrong)).body.error.code).toBe('invalid_code');
    site.clock.advance(30 * MINUTE);
    const password = { method: 'password', password: 'correct horse battery' };
    await site.send('POST', '/api/auth/prove', password, { token });
    expect((await confirm(site.code(body.secret))).body.error.code).toBe('invalid_code');
  });

  it('replaces an abandoned secret, and keeps a confirmed one', async () => {
    const { body: first } = await start();
    const { body: second } = await start();
    expect((await confirm(site.code(first.secret))).status).toBe(400);
    expect((await confirm(site.code(second.secret))).status).toBe(200);
    expect(await start()).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect((await confirm(site.code(second.secret, 1))).status).toBe(400);
  });

  it('is refused to visitors', async () => {
    for (const path of ['totp', 'totp/confirm', 'recovery-codes', 'passkeys', 'passkeys/options']) {
      expect((await site.send('POST', `/api/second-factors/${path}`, {})).status).toBe(401);
    }
  });
});

describe('logging in with a code', () => {
  it('responds to the password with a pending login instead of a session', async () => {
    await site.addTotp(token);
    await site.deliver();
    const response = await site.logIn('ada');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      secondFactor: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['totp', 'recovery-code'],
        expiresAt: new Date(site.clock.now().getTime() + 10 * MINUTE).toISOString(),
      },
    });
    expect(response.raw.headers['set-cookie'] ?? '').not.toContain('device');
    expect(await site.deliver()).toEqual([]);
    const pending = (response.body as unknown as { secondFactor: { token: string } }).secondFactor;
    const me = await site.send('GET', '/api/users/me', undefined, { token: pending.token });
    expect(me.status).toBe(401);
  });

  it('completes it once', async () => {
    const { secret } = await site.addTotp(token);
    const pending = await site.pend();
    site.clock.advance(30 * SECOND);
    const done = await site.complete(pending.token, { method: 'totp', code: site.code(secret) });
    expect(done).toMatchObject({ status: 200, body: { user: { username: 'ada' } } });
    const me = await site.send('GET', '/api/users/me', undefined, { token: done.body.jwt });
    expect(me.status).toBe(200);
    site.clock.advance(30 * SECOND);
    const again = await site.complete(pending.token, { method: 'totp', code: site.code(secret) });
    expect(again.body).toMatchObject({ error: { code: 'login_expired' } });
  });

  it('accepts each code once, also in the setup and in concurrent logins', async () => {
    const { secret } = await site.addTotp(token);
    const first = await site.pend();
    const replay = await site.complete(first.token, { method: 'totp', code: site.code(secret) });
    expect(replay).toMatchObject({ status: 400, body: { error: { code: 'invalid_code' } } });

    site.clock.advance(30 * SECOND);
    const second = await site.pend();
    const proof = { method: 'totp' as const, code: site.code(secret) };
    const responses = await Promise.all([
      site.complete(first.token, proof),
      site.complete(second.token, proof),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);

    const third = await site.pend();
    const older = { method: 'totp' as const, code: site.code(secret, -1) };
    expect((await site.complete(third.token, older)).status).toBe(400);
  });

  it('refuses an expired or unknown login, and one begun with an old password', async () => {
    const { secret } = await site.addTotp(token);
    const pending = await site.pend();
    site.clock.advance(10 * MINUTE);
    const proof = () => ({ method: 'totp' as const, code: site.code(secret) });
    expect((await site.complete(pending.token, proof())).body).toMatchObject({
      error: { code: 'login_expired' },
    });
    expect((await site.complete('x', proof())).status).toBe(400);

    const before = await site.pend();
    const fresh = 'a quite different one';
    await site.send('POST', '/api/auth/prove', proof(), { token });
    const changed = await site.send(
      'POST',
      '/api/auth/change-password',
      { currentPassword: 'correct horse battery', newPassword: fresh, confirmPassword: fresh },
      { token },
    );
    expect(changed.status).toBe(200);
    expect((await site.complete(before.token, proof())).body).toMatchObject({
      error: { code: 'login_expired' },
    });
  });

  it('does not accept the code of another account', async () => {
    await site.addTotp(token);
    const grace = await site.join('grace');
    const hers = await site.addTotp(grace.jwt);
    site.clock.advance(30 * SECOND);
    const pending = await site.pend('ada');
    const proof = { method: 'totp' as const, code: site.code(hers.secret) };
    expect((await site.complete(pending.token, proof)).status).toBe(400);
    const proofByCode = { method: 'recovery-code' as const, code: hers.recoveryCodes[0] ?? '' };
    expect((await site.complete(pending.token, proofByCode)).status).toBe(400);
  });

  it('is asked for after a password reset too', async () => {
    const { secret } = await site.addTotp(token);
    await site.deliver();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const [mail] = await site.deliver();
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'another fine one';
    const reset = await site.send<{ secondFactor: { token: string } }>(
      'POST',
      '/api/auth/reset-password',
      { code, password, passwordConfirmation: password },
    );
    expect(reset.status).toBe(200);
    expect(reset.body).not.toHaveProperty('jwt');
    site.clock.advance(30 * SECOND);
    const done = await site.complete(reset.body.secondFactor.token, {
      method: 'totp',
      code: site.code(secret),
    });
    expect(done.status).toBe(200);
  });
});

describe('wrong codes', () => {
  const wrong = { method: 'totp' as const, code: '000000' };

  it('are limited for each factor separately', async () => {
    const { recoveryCodes } = await site.addTotp(token);
    const pending = await site.pend();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await site.complete(pending.token, wrong)).status).toBe(400);
    }
    expect((await site.complete(pending.token, wrong)).status).toBe(429);
    const code = recoveryCodes[0] ?? '';
    const recovery = await site.complete(pending.token, { method: 'recovery-code', code });
    expect(recovery.status).toBe(200);
    expect((await site.events(recovery.body.jwt)).slice(0, 3)).toEqual([
      'login',
      'recovery_code_used',
      'second_factor_failed',
    ]);
  });

  it('are limited for the account, wherever they come from', async () => {
    await site.addTotp(token);
    const pending = await site.pend();
    const statuses: number[] = [];
    for (let host = 1; host <= 21; host += 1) {
      const address = `203.0.113.${host}`;
      statuses.push((await site.complete(pending.token, wrong, { address })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('of a stranger do not lock out a browser that the owner has used', async () => {
    const { secret } = await site.addTotp(token);
    site.clock.advance(30 * SECOND);
    const first = await site.pend();
    const done = await site.complete(first.token, { method: 'totp', code: site.code(secret) });
    const { cookies } = done.raw;
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-csrf-token': cookies.find(({ name }) => name === 'csrf')?.value ?? '',
    };
    for (let host = 1; host <= 21; host += 1) {
      await site.complete((await site.pend()).token, wrong, { address: `203.0.113.${host}` });
    }
    const pending = await site.pend('ada', { headers });
    const proof = { method: 'totp' as const, code: site.code(secret, 1) };
    expect((await site.complete(pending.token, proof)).status).toBe(429);
    expect((await site.complete(pending.token, proof, { headers })).status).toBe(200);
  });
});

describe('removing the app', () => {
  it('removes the recovery codes with the last factor and notifies the owner', async () => {
    await site.addTotp(token);
    await site.deliver();
    expect((await remove()).status).toBe(200);
    expect(await site.factors(token)).toMatchObject({ totp: null, recoveryCodes: null });
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual(['second-factor-removed']);
    expect((await site.logIn('ada')).body).toHaveProperty('jwt');
    expect((await remove()).status).toBe(404);
  });
});

it('needs a recent proof of identity to change factors', async () => {
  await site.addTotp(token);
  site.clock.advance(11 * MINUTE);
  for (const [method, path] of [
    ['POST', 'totp'],
    ['DELETE', 'totp'],
    ['POST', 'passkeys/options'],
    ['DELETE', 'passkeys/1'],
    ['POST', 'recovery-codes'],
  ] as const) {
    const response = await site.send(method, `/api/second-factors/${path}`, undefined, { token });
    expect(response.body.error.code).toBe('proof_required');
  }
});

it('exports what is stored, without secrets', async () => {
  const { secret, recoveryCodes } = await site.addTotp(token);
  const { body, raw } = await site.send<{ parts: Record<string, unknown> }>(
    'GET',
    '/api/users/me/data',
    undefined,
    { token },
  );
  expect(body.parts).toMatchObject({
    secondFactors: { totp: { createdAt: expect.any(String) }, recoveryCodes: { unused: 10 } },
    securityEvents: [{ kind: 'recovery_codes_created' }, {}, {}],
  });
  for (const text of [secret, ...recoveryCodes]) expect(raw.body).not.toContain(text);
});

it('forgets setups, pending logins and challenges that have expired', async () => {
  const { db } = site.deps;
  const count = async (table: 'totp_factors' | 'pending_logins' | 'passkey_challenges') =>
    (await db.queries.selectFrom(table).selectAll().execute()).length;
  await start();
  await site.passkeyOptions();
  await site.addTotp((await site.join('grace')).jwt);
  await site.pend('grace');
  await cleanUpFactors({ db, now: site.clock.now });
  expect([await count('totp_factors'), await count('pending_logins')]).toEqual([2, 1]);
  site.clock.advance(HOUR);
  await cleanUpFactors({ db, now: site.clock.now });
  expect([await count('totp_factors'), await count('pending_logins')]).toEqual([1, 0]);
  expect(await count('passkey_challenges')).toBe(0);
});
