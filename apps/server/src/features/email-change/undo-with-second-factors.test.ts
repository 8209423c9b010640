import type { AuthResponse, TotpSetup } from '@rostra/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../testing/staff/soft-authenticator.ts';
import { PASSWORD } from '../../testing/test-accounts.ts';
import { MINUTE } from '../../testing/test-clock.ts';

const SAFE = 'a safe new password';

let site: FactorsApp;
let ada: AuthResponse;
beforeEach(async () => {
  site = await openFactorsApp();
  ada = await site.join();
});
afterEach(() => site.close());

/** An attacker asks for another address. Returns the code that undoes it. */
async function askForAnotherAddress(token: string): Promise<string> {
  const body = { email: 'thief@example.org', password: PASSWORD };
  expect((await site.send('POST', '/api/users/me/email', body, { token })).status).toBe(200);
  const mail = (await site.deliver()).find(({ kind }) => kind === 'email-change-requested');
  return /\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const undo = (code: string) =>
  site.send<AuthResponse>('POST', '/api/auth/undo-email-change', {
    code,
    password: SAFE,
    passwordConfirmation: SAFE,
  });

async function reset() {
  await site.deliver();
  await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
  const code = /\?code=([\w-]+)/.exec((await site.deliver())[0]?.text ?? '')?.[1];
  const passwords = { password: SAFE, passwordConfirmation: SAFE };
  return site.send('POST', '/api/auth/reset-password', { code, ...passwords });
}

it('undoing an email change removes the second factors that were added since', async () => {
  const code = await askForAnotherAddress(ada.jwt);
  site.clock.advance(MINUTE);
  await site.addTotp(ada.jwt);
  await site.addPasskey(ada.jwt, new SoftAuthenticator());
  const response = await undo(code);
  expect(response).toMatchObject({ status: 200, body: { jwt: expect.any(String) } });
  expect(await site.factors(response.body.jwt)).toMatchObject({ totp: null, passkeys: [] });
  expect((await site.logIn('ada', SAFE)).body).toHaveProperty('jwt');
});

it('undoing an email change removes an authenticator app whose setup began before', async () => {
  const { secret } = (
    await site.send<TotpSetup>('POST', '/api/second-factors/totp', undefined, { token: ada.jwt })
  ).body;
  site.clock.advance(MINUTE);
  const code = await askForAnotherAddress(ada.jwt);
  site.clock.advance(MINUTE);
  const confirmation = { code: site.code(secret) };
  await site.send('POST', '/api/second-factors/totp/confirm', confirmation, { token: ada.jwt });
  expect((await site.factors(ada.jwt)).totp).not.toBeNull();
  const response = await undo(code);
  expect(response).toMatchObject({ status: 200, body: { jwt: expect.any(String) } });
});

it('undoing an email change keeps the second factors of the owner and asks for them', async () => {
  await site.addTotp(ada.jwt);
  site.clock.advance(MINUTE);
  const { status, body } = await undo(await askForAnotherAddress(ada.jwt));
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('jwt');
  expect(body).toHaveProperty('secondFactor');
});

it.each(['undo', 'reset'])('cancels a deletion before the second factor: %s', async (kind) => {
  await site.addTotp(ada.jwt);
  site.clock.advance(MINUTE);
  const undoCode = await askForAnotherAddress(ada.jwt);
  await site.send('DELETE', '/api/users/me', { password: PASSWORD }, { token: ada.jwt });
  const response = kind === 'undo' ? await undo(undoCode) : await reset();
  expect(response.body).toHaveProperty('secondFactor');
  const pending = site.deps.db.queries.selectFrom('account_deletions').selectAll();
  expect(await pending.execute()).toEqual([]);
});
