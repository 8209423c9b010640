import { createHmac } from 'node:crypto';
import type { AuthResponse } from '@rostra/contract';
import { expect } from 'vitest';
import { PASSWORD } from '../test-accounts.ts';
import { DAY } from '../test-clock.ts';
import type { AbuseSite, AbuseTable } from './abuse-case.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
const sign = (data: string, secret: string) =>
  `${data}.${createHmac('sha256', secret).update(data).digest('base64url')}`;
const statusWith = async (site: AbuseSite, token: string) =>
  (await site.send('GET', '/api/users/me', undefined, { token, address: site.newAddress() }))
    .status;
const logIn = (site: AbuseSite, { user }: AuthResponse, headers: Record<string, string> = {}) =>
  site.logIn(user.username, PASSWORD, { address: site.newAddress(), headers });

/** Access tokens are forged, and sessions prepared for someone else. */
export const sessionCases: AbuseTable = {
  attack: 'Forged tokens and session fixation',
  cases: [
    {
      title: 'removes the signature of a token (alg none)',
      run: async (site) => {
        const { jwt } = await site.person();
        const [, payload] = jwt.split('.');
        for (const alg of ['none', 'None', 'NONE']) {
          expect(await statusWith(site, `${encode({ alg, typ: 'JWT' })}.${payload}.`)).toBe(401);
        }
      },
    },
    {
      title: 'changes the user of a token, or signs it with a guessed secret',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const [head, payload, signature] = eve.jwt.split('.');
        const claims = { ...decode(payload), sub: String(ada.user.id), id: ada.user.id };
        expect(await statusWith(site, `${head}.${encode(claims)}.${signature}`)).toBe(401);
        for (const secret of ['secret', '', 'changeme']) {
          expect(await statusWith(site, sign(`${head}.${encode(claims)}`, secret))).toBe(401);
        }
      },
    },
    {
      title: 'combines the session of one member with the id of another, correctly signed',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const [head, payload] = eve.jwt.split('.');
        const text = JSON.stringify(decode(payload)).replaceAll(
          String(eve.user.id),
          String(ada.user.id),
        );
        const data = `${head}.${Buffer.from(text).toString('base64url')}`;
        expect(await statusWith(site, sign(data, site.deps.secret))).toBe(401);
      },
    },
    {
      title: 'uses a token after it has expired',
      run: async (site) => {
        const { jwt } = await site.person();
        site.clock.advance(2 * DAY);
        expect(await statusWith(site, jwt)).toBe(401);
      },
    },
    {
      title: 'uses a refresh token, a pending login or text as an access token',
      run: async (site) => {
        const ada = await site.person();
        await site.addTotp(ada.jwt);
        const { token } = await site.pend(ada.user.username, { address: site.newAddress() });
        for (const other of [ada.refreshToken, token, 'null', '../..', 'a.b.c', '..']) {
          expect(await statusWith(site, other)).toBe(401);
        }
      },
    },
    {
      title: 'keeps a session that someone else logs in with',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const { body } = await logIn(site, ada, { authorization: `Bearer ${eve.jwt}` });
        expect(body.jwt).not.toBe(eve.jwt);
        const { body: me } = await site.as(eve, 'GET', '/api/users/me');
        expect(me).toMatchObject({ username: eve.user.username });
      },
    },
    {
      title: 'plants a device id or an anti-forgery token before the login',
      run: async (site) => {
        const ada = await site.person();
        const planted = 'A'.repeat(43);
        const cookie = `device=${planted}; csrf=${planted}`;
        const { raw } = await logIn(site, ada, { cookie, 'x-csrf-token': planted });
        const device = raw.cookies.find(({ name }) => name === 'device');
        expect(device).toMatchObject({ httpOnly: true });
        expect(device?.value).not.toBe(planted);
      },
    },
    {
      title: 'keeps acting as staff or member after the account was blocked',
      run: async (site) => {
        const eve = await site.person('administrator');
        const users = site.deps.db.queries.updateTable('users').where('id', '=', eve.user.id);
        await users.set({ is_blocked: 1 }).execute();
        expect(await statusWith(site, eve.jwt)).toBe(401);
        expect((await site.as(eve, 'GET', '/api/staff')).status).toBe(401);
      },
    },
  ],
};
