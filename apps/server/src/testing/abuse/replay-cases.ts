import type { AuthResponse } from '@rostra/contract';
import { expect } from 'vitest';
import { SoftAuthenticator } from '../staff/soft-authenticator.ts';
import { PASSWORD } from '../test-accounts.ts';
import { MINUTE } from '../test-clock.ts';
import type { AbuseSite, AbuseTable } from './abuse-case.ts';

const NEW_PASSWORD = 'a quite different one';

const resetPassword = (site: AbuseSite, code: string) =>
  site.send(
    'POST',
    '/api/auth/reset-password',
    { code, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
    { address: site.newAddress() },
  );

async function resetCodeOf(site: AbuseSite, { user }: AuthResponse): Promise<string> {
  const request = { email: user.email };
  await site.send('POST', '/api/auth/forgot-password', request, { address: site.newAddress() });
  return site.codeFromMail('reset-password', user.email);
}

const refresh = (site: AbuseSite, refreshToken: string) =>
  site.send<AuthResponse>(
    'POST',
    '/api/auth/refresh',
    { refreshToken },
    { address: site.newAddress() },
  );
const isLoggedIn = async (site: AbuseSite, { jwt }: Pick<AuthResponse, 'jwt'>) =>
  (await site.send('GET', '/api/users/me', undefined, { token: jwt })).status === 200;

/** Tokens and codes are used twice, one after the other or at the same time. */
export const replayCases: AbuseTable = {
  attack: 'Replay, token reuse and races',
  cases: [
    {
      title: 'replays a refresh token after the grace period, which ends the session',
      run: async (site) => {
        const ada = await site.person();
        const { body: renewed } = await refresh(site, ada.refreshToken);
        site.clock.advance(MINUTE);
        expect((await refresh(site, ada.refreshToken)).status).toBe(401);
        expect(await isLoggedIn(site, renewed)).toBe(false);
      },
    },
    {
      title: 'multiplies a refresh token with many requests at the same time',
      run: async (site) => {
        const ada = await site.person();
        const responses = await Promise.all(
          Array.from({ length: 8 }, () => refresh(site, ada.refreshToken)),
        );
        const accepted = responses.filter(({ status }) => status === 200);
        expect(accepted.length).toBeLessThanOrEqual(2);
      },
    },
    {
      title: 'uses a reset link twice, one after the other and at the same time',
      run: async (site) => {
        const ada = await site.person();
        const code = await resetCodeOf(site, ada);
        const responses = await Promise.all([1, 2, 3].map(() => resetPassword(site, code)));
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
        expect((await resetPassword(site, code)).status).toBe(400);
      },
    },
    {
      title: 'uses a reset link after a newer one, or after the password has changed',
      run: async (site) => {
        const ada = await site.person();
        const code = await resetCodeOf(site, ada);
        const change = {
          currentPassword: PASSWORD,
          password: NEW_PASSWORD,
          passwordConfirmation: NEW_PASSWORD,
        };
        const changed = await site.as(ada, 'POST', '/api/auth/change-password', change);
        expect(changed.status).toBe(200);
        expect((await resetPassword(site, code)).status).toBe(400);
      },
    },
    {
      title: 'completes a login twice with one pending token and one code',
      run: async (site) => {
        const ada = await site.person();
        const { secret } = await site.addTotp(ada.jwt);
        const address = site.newAddress();
        const { token } = await site.pend(ada.user.username, { address });
        const proof = { method: 'totp', code: site.code(secret, 1) } as const;
        const responses = await Promise.all(
          [1, 2, 3].map(() => site.complete(token, proof, { address })),
        );
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      },
    },
    {
      title: 'uses a recovery code twice at the same time',
      run: async (site) => {
        const ada = await site.person();
        const { recoveryCodes } = await site.addTotp(ada.jwt);
        const address = site.newAddress();
        const pending = [
          await site.pend(ada.user.username, { address }),
          await site.pend(ada.user.username, { address }),
        ];
        const proof = { method: 'recovery-code', code: recoveryCodes[0] ?? '' } as const;
        const responses = await Promise.all(
          pending.map(({ token }) => site.complete(token, proof, { address })),
        );
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      },
    },
    {
      title: 'replays the response of a passkey',
      run: async (site) => {
        const ada = await site.person();
        const key = new SoftAuthenticator();
        await site.addPasskey(ada.jwt, key);
        const response = key.get(await site.passkeyOptions());
        const logIn = () =>
          site.send('POST', '/api/auth/passkey', { response }, { address: site.newAddress() });
        expect((await logIn()).status).toBe(200);
        expect((await logIn()).status).toBe(400);
      },
    },
    {
      title: 'keeps using the tokens of a session that was logged out',
      run: async (site) => {
        const ada = await site.person();
        await site.as(ada, 'POST', '/api/auth/logout');
        expect(await isLoggedIn(site, ada)).toBe(false);
        expect((await refresh(site, ada.refreshToken)).status).toBe(401);
      },
    },
    {
      title: 'keeps using copied tokens after the password has changed',
      run: async (site) => {
        const ada = await site.person();
        await resetPassword(site, await resetCodeOf(site, ada));
        expect(await isLoggedIn(site, ada)).toBe(false);
        expect((await refresh(site, ada.refreshToken)).status).toBe(401);
      },
    },
    {
      title: 'registers one address or username many times at the same time',
      run: async (site) => {
        const person = { username: 'racer', email: 'racer@example.org', password: PASSWORD };
        const responses = await Promise.all(
          [1, 2, 3, 4].map(() =>
            site.send('POST', '/api/auth/local/register', person, { address: site.newAddress() }),
          ),
        );
        expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
      },
    },
  ],
};
