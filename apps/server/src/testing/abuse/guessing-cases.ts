import { expect } from 'vitest';
import { PASSWORD } from '../test-accounts.ts';
import type { AbuseSite, AbuseTable } from './abuse-case.ts';

const forgot = (site: AbuseSite, email: string) =>
  site.send('POST', '/api/auth/forgot-password', { email }, { address: site.newAddress() });

/** Someone finds out who has an account, or tries passwords and codes. */
export const guessingCases: AbuseTable = {
  attack: 'Enumeration and guessing',
  cases: [
    {
      title: 'compares the responses for known and unknown accounts at the login',
      run: async (site) => {
        const { user } = await site.person();
        const logInWrongly = async (identifier: string) => {
          const address = site.newAddress();
          const { status, body } = await site.logIn(identifier, 'not the password', { address });
          return [status, body];
        };
        const unknown = await logInWrongly('nobody@example.org');
        expect(await logInWrongly(user.email)).toEqual(unknown);
        expect(await logInWrongly(user.username)).toEqual(unknown);
      },
    },
    {
      title: 'compares the responses for known and unknown addresses at the password reset',
      run: async (site) => {
        const { user } = await site.person();
        const [known, unknown] = [
          await forgot(site, user.email),
          await forgot(site, 'nobody@example.org'),
        ];
        expect([known.status, known.raw.body]).toEqual([unknown.status, unknown.raw.body]);
      },
    },
    {
      title: 'asks a blocked account why, without its password',
      run: async (site) => {
        const { user } = await site.person();
        const users = site.deps.db.queries.updateTable('users').where('id', '=', user.id);
        await users.set({ is_blocked: 1 }).execute();
        const address = site.newAddress();
        const { body } = await site.logIn(user.username, 'not the password', { address });
        expect(body).toMatchObject({ error: { code: 'invalid_credentials' } });
      },
    },
    {
      title: 'learns from a pending login or its absence only with the right password',
      run: async (site) => {
        const ada = await site.person();
        await site.addTotp(ada.jwt);
        const address = site.newAddress();
        const { body } = await site.logIn(ada.user.username, 'not the password', { address });
        expect(body).not.toHaveProperty('secondFactor');
      },
    },
    {
      title: 'guesses passwords from one address, and from many',
      run: async (site) => {
        const { user } = await site.person();
        const address = site.newAddress();
        const tryOnce = async (from: string) =>
          (await site.logIn(user.username, 'not the password', { address: from })).status;
        const one = [];
        for (let attempt = 0; attempt < 7; attempt += 1) one.push(await tryOnce(address));
        expect(one.at(-1)).toBe(429);
        const many = [];
        for (let attempt = 0; attempt < 60; attempt += 1)
          many.push(await tryOnce(site.newAddress()));
        expect(many.at(-1)).toBe(429);
      },
    },
    {
      title: 'guesses codes of an authenticator app and recovery codes',
      run: async (site) => {
        const ada = await site.person();
        await site.addTotp(ada.jwt);
        for (const method of ['totp', 'recovery-code'] as const) {
          const address = site.newAddress();
          const { token } = await site.pend(ada.user.username, { address });
          const statuses = [];
          for (let attempt = 0; attempt < 7; attempt += 1) {
            const proof = { method, code: method === 'totp' ? '000000' : 'aaaaa-aaaaa' };
            statuses.push((await site.complete(token, proof, { address })).status);
          }
          expect([method, statuses.at(-1)]).toEqual([method, 429]);
        }
      },
    },
    {
      title: 'floods a mailbox with reset links',
      run: async (site) => {
        const { user } = await site.person();
        for (let attempt = 0; attempt < 30; attempt += 1) await forgot(site, user.email);
        const mails = (await site.deliver()).filter(
          ({ kind, to }) => kind === 'reset-password' && to === user.email,
        );
        expect(mails.length).toBeGreaterThan(0);
        expect(mails.length).toBeLessThan(15);
      },
    },
    {
      title: 'guesses session ids, reset codes and pending logins',
      run: async (site) => {
        const eve = await site.person();
        const guess = 'A'.repeat(43);
        const reset = { code: guess, password: PASSWORD, passwordConfirmation: PASSWORD };
        const address = site.newAddress();
        expect(
          (await site.send('POST', '/api/auth/reset-password', reset, { address })).status,
        ).toBe(400);
        const proof = { method: 'totp', code: '000000' } as const;
        expect((await site.complete(guess, proof, { address })).status).toBe(400);
        expect((await site.as(eve, 'DELETE', `/api/sessions/${guess}`)).status).toBe(404);
      },
    },
  ],
};
