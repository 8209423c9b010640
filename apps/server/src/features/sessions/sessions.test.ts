import type { AuthResponse, Session } from '@rostra/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../testing/test-clock.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

type Tokens = Pick<AuthResponse, 'jwt' | 'refreshToken'>;

const me = (token: string) => site.send('GET', '/api/users/me', undefined, { token });
const refresh = (refreshToken: string, url = '/auth/refresh') =>
  site.send<Tokens>('POST', url, { refreshToken });
const unauthorized = {
  data: null,
  error: {
    status: 401,
    name: 'UnauthorizedError',
    code: 'unauthorized',
    message: 'Missing or invalid credentials',
    details: {},
  },
};

describe('the access token', () => {
  it('is valid until it expires, and not a second longer', async () => {
    const { jwt } = await site.join();
    site.clock.advance(86_399 * SECOND);
    expect((await me(jwt)).status).toBe(200);
    site.clock.advance(1 * SECOND);
    expect(await me(jwt)).toMatchObject({ status: 401, body: unauthorized });
  });

  it('contains the user, the session and a lifetime of 86,400 seconds', async () => {
    const { jwt, user } = await site.join();
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toEqual({
      id: user.id,
      sid: expect.any(String),
      iat: site.clock.now().getTime() / 1000,
      exp: site.clock.now().getTime() / 1000 + 86_400,
    });
  });

  it('is refused when unsigned, tampered with or signed with another key', async () => {
    const { jwt, user } = await site.join();
    const [header = '', payload = '', signature = ''] = jwt.split('.');
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const exp = Math.floor(site.clock.now().getTime() / 1000) + 1000;
    const claims = { id: user.id, sid };
    const key = (text: string) => new TextEncoder().encode(text);
    const sign = (alg: string, secret: string, body: object = claims) =>
      new SignJWT({ ...body }).setProtectedHeader({ alg }).setExpirationTime(exp).sign(key(secret));
    const { secret } = site.deps;
    const forged = [
      new UnsecuredJWT(claims).setExpirationTime(exp).encode(),
      await sign('HS256', 'another secret of at least thirty-two chars'),
      await sign('HS512', secret),
      await sign('HS256', secret, { id: user.id }),
      await sign('HS256', secret, { id: user.id + 1, sid }),
      await sign('HS256', secret, { id: String(user.id), sid }),
      await sign('HS256', secret, { id: user.id, sid: 'nope' }),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key(secret)),
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      `${header}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}.${signature}`,
      'null',
      'a.b.c',
      'x'.repeat(8000),
    ];
    for (const token of forged) expect((await me(token)).status, token).toBe(401);
    expect((await me(jwt)).status).toBe(200);
  });

  it('is required for member calls, and must be valid wherever it is sent', async () => {
    expect(await site.send('GET', '/api/users/me')).toMatchObject({
      status: 401,
      body: unauthorized,
    });
    const { jwt } = await site.join();
    const get = (url: string, authorization?: string) =>
      site.send('GET', url, undefined, { headers: authorization ? { authorization } : {} });
    const publicCalls = ['/api/site', '/api/policies', '/api/blog-posts'];
    for (const url of publicCalls) {
      expect((await get(url)).status, url).toBe(200);
      expect((await get(url, `Bearer ${jwt}`)).status, url).toBe(200);
      for (const bad of ['Bearer a.b.c', 'Bearer', 'bearer x', jwt]) {
        expect(await get(url, bad), `${url} ${bad}`).toMatchObject({
          status: 401,
          body: unauthorized,
        });
      }
      // The password of a proxy is not one of our tokens.
      expect((await get(url, 'Basic YTpi')).status, url).toBe(200);
    }
    site.clock.advance(DAY);
    expect((await get('/api/policies', `Bearer ${jwt}`)).status).toBe(401);
    const page = { url: '/', headers: { authorization: 'Bearer a.b.c' } };
    expect((await site.app.inject(page)).statusCode).not.toBe(401);
  });

  it('may be expired for login, logout and password recovery', async () => {
    const { refreshToken } = await site.join();
    const post = (url: string, body: object) =>
      site.send('POST', url, body, { token: 'a.b.c' }).then(({ status }) => status);
    const eve = { username: 'eve', email: 'eve@example.org', password: PASSWORD };
    expect(await post('/api/auth/local/register', eve)).toBe(200);
    expect(await post('/api/auth/local', { identifier: 'ada', password: PASSWORD })).toBe(200);
    expect(await post('/api/auth/forgot-password', { email: 'ada@example.org' })).toBe(200);
    const reset = { code: 'x', password: PASSWORD, passwordConfirmation: PASSWORD };
    expect(await post('/api/auth/reset-password', reset)).toBe(400);
    expect(await post('/auth/refresh', { refreshToken })).toBe(200);
    expect(await post('/api/auth/logout', {})).toBe(200);
  });

  it('stops working once the account is blocked', async () => {
    const { jwt, refreshToken } = await site.join();
    await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
    expect((await me(jwt)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('POST /auth/refresh', () => {
  it.each(['/auth/refresh', '/api/auth/refresh'])('rotates both tokens at %s', async (url) => {
    const first = await site.join();
    site.clock.advance(DAY);
    const second = await refresh(first.refreshToken, url);
    expect(second.status).toBe(200);
    expect(Object.keys(second.body).sort()).toEqual(['jwt', 'refreshToken']);
    expect(second.body.refreshToken).not.toBe(first.refreshToken);
    expect((await me(second.body.jwt)).status).toBe(200);
  });

  it('has one rate limit for both of its paths', async () => {
    for (let i = 0; i < 60; i += 1) {
      await refresh('nope');
      await refresh('nope', '/api/auth/refresh');
    }
    expect((await refresh('nope')).status).toBe(429);
    expect((await refresh('nope', '/api/auth/refresh')).status).toBe(429);
  });

  it('keeps a session alive while it is used, and ends it after 30 idle days', async () => {
    let { refreshToken } = await site.join();
    for (let month = 0; month < 3; month += 1) {
      site.clock.advance(29 * DAY);
      refreshToken = (await refresh(refreshToken)).body.refreshToken;
    }
    site.clock.advance(30 * DAY);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it.each([
    ['none', {}, 400, 'Missing refresh token'],
    ['no body', undefined, 400, 'Missing refresh token'],
    ['an empty one', { refreshToken: '' }, 400, 'Missing refresh token'],
    ['a number', { refreshToken: 1 }, 400, 'Missing refresh token'],
    ['an unknown one', { refreshToken: 'x'.repeat(43) }, 401, 'Invalid refresh token'],
    ['a strange one', { refreshToken: '\u0000💥' }, 401, 'Invalid refresh token'],
  ])('reports what is wrong with %s', async (_, body, status, message) => {
    const response = await site.send('POST', '/auth/refresh', body);
    expect(response).toMatchObject({ status, body: { error: { status, message } } });
  });

  it('ends the whole session when a used token is reused', async () => {
    const first = await site.join();
    const second = (await refresh(first.refreshToken)).body;
    site.clock.advance(31 * SECOND);
    const stolen = await refresh(first.refreshToken);
    expect(stolen).toMatchObject({
      status: 401,
      body: { error: { message: 'Invalid refresh token' } },
    });
    expect((await me(second.jwt)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  it('ends only that session', async () => {
    const first = await site.join();
    const other = (await site.logIn('ada')).body;
    await refresh(first.refreshToken);
    site.clock.advance(HOUR);
    await refresh(first.refreshToken);
    expect((await me(other.jwt)).status).toBe(200);
  });

  it('lets two tabs refresh at the same moment, and no more', async () => {
    const { refreshToken } = await site.join();
    const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    const accepted = responses.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(new Set(accepted.map(({ body }) => body.refreshToken)).size).toBe(2);
    site.clock.advance(DAY);
    for (const { body } of accepted) expect((await refresh(body.refreshToken)).status).toBe(200);
  });

  it('never has more than two tokens of a session that work, however they are replayed', async () => {
    let unused = [(await site.join()).refreshToken];
    for (let round = 0; round < 4; round += 1) {
      const replays = unused.flatMap((token) => [token, token, token]);
      const responses: Awaited<ReturnType<typeof refresh>>[] = [];
      for (const token of replays) responses.push(await refresh(token));
      unused = responses.flatMap(({ status, body }) => (status === 200 ? [body.refreshToken] : []));
      expect(unused.length).toBeLessThanOrEqual(2);
      site.clock.advance(SECOND);
    }
  });

  it('survives a lost response again and again', async () => {
    let { refreshToken } = await site.join();
    for (let day = 0; day < 4; day += 1) {
      site.clock.advance(DAY);
      await refresh(refreshToken); // Its response is lost.
      site.clock.advance(5 * SECOND);
      const again = await refresh(refreshToken);
      expect(again.status).toBe(200);
      refreshToken = again.body.refreshToken;
    }
  });

  it('ends the session when an abandoned token is used after it was replaced', async () => {
    const { refreshToken } = await site.join();
    const abandoned = (await refresh(refreshToken)).body.refreshToken;
    const kept = (await refresh(refreshToken)).body.refreshToken;
    site.clock.advance(DAY);
    await refresh(kept);
    const { body } = await refresh(kept);
    site.clock.advance(MINUTE);
    expect((await refresh(abandoned)).status).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it('ends the session after its absolute lifetime, also if it is used all the time', async () => {
    let { refreshToken, jwt } = await site.join();
    for (const days of [29, 29, 29, 2.5]) {
      site.clock.advance(days * DAY);
      ({ refreshToken, jwt } = (await refresh(refreshToken)).body);
    }
    site.clock.advance(11 * HOUR);
    expect((await me(jwt)).status).toBe(200);
    site.clock.advance(HOUR);
    expect((await me(jwt)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('ends old sessions after an upgrade or a shorter setting', async () => {
    const { refreshToken } = await site.join();
    const created_at = new Date(site.clock.now().getTime() - 91 * DAY).toISOString();
    await site.deps.db.queries.updateTable('sessions').set({ created_at }).execute();
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('POST /api/auth/logout', () => {
  const logOut = (token?: string, body?: unknown) =>
    site.send('POST', '/api/auth/logout', body, { token });

  it('ends only this session, immediately', async () => {
    const here = await site.join();
    const there = (await site.logIn('ada')).body;
    expect(await logOut(here.jwt)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await me(here.jwt)).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await me(there.jwt)).status).toBe(200);
  });

  it('identifies an expired client by its refresh token', async () => {
    const { jwt, refreshToken } = await site.join();
    site.clock.advance(2 * DAY);
    await logOut(jwt, { refreshToken });
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('responds the same to invalid tokens', async () => {
    expect(await logOut()).toMatchObject({ status: 200, body: { ok: true } });
  });
});

describe('own sessions', () => {
  const list = (token: string) =>
    site.send<Session[]>('GET', '/api/sessions', undefined, { token });
  const end = (token: string, id: string) =>
    site.send('DELETE', `/api/sessions/${id}`, undefined, { token });
  const FIREFOX =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are listed, last used first, with device and the current one marked', async () => {
    const here = await site.join();
    site.clock.advance(HOUR);
    await site.logIn('ada', undefined, { headers: { 'user-agent': FIREFOX } });
    const { body } = await list(here.jwt);
    const at = (hours: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + hours * HOUR);
    expect(body).toEqual(
      expect.arrayContaining([
        {
          id: expect.any(String),
          device: 'Firefox on Windows',
          ipAddress: '127.0.0.1',
          createdAt: at(1).toISOString(),
          lastUsedAt: at(1).toISOString(),
          expiresAt: at(1 + 30 * 24).toISOString(),
          isCurrent: false,
        },
        expect.objectContaining({ isCurrent: true, lastUsedAt: at(1).toISOString() }),
      ]),
    );
    site.clock.advance(HOUR);
    expect((await list(here.jwt)).body.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('end one by one, immediately', async () => {
    const here = await site.join();
    const there = (await site.logIn('ada')).body;
    const other = (await list(here.jwt)).body.find(({ isCurrent }) => !isCurrent);
    expect((await end(here.jwt, other?.id ?? '')).status).toBe(200);
    expect((await me(there.jwt)).status).toBe(401);
    expect((await end(here.jwt, other?.id ?? '')).status).toBe(404);
  });

  it('never include those of other members', async () => {
    const ada = await site.join('ada');
    const bob = await site.join('bob');
    const [session] = (await list(bob.jwt)).body;
    expect(await end(ada.jwt, session?.id ?? '')).toMatchObject({ status: 404 });
    expect(await end(ada.jwt, '%00')).toMatchObject({ status: 404 });
    expect((await list(ada.jwt)).body).toHaveLength(1);
    expect((await me(bob.jwt)).status).toBe(200);
  });

  it('end all but the current one', async () => {
    const here = await site.join();
    const there = (await site.logIn('ada')).body;
    const bob = await site.join('bob');
    await site.send('DELETE', '/api/sessions', undefined, { token: here.jwt });
    expect((await me(here.jwt)).status).toBe(200);
    expect((await me(there.jwt)).status).toBe(401);
    expect((await me(bob.jwt)).status).toBe(200);
  });
});
