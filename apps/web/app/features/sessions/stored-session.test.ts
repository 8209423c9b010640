import { describe, expect, it } from 'vitest';
import type { SessionUser } from './session.ts';
import { createStoredSession } from './stored-session.ts';

const now = Date.UTC(2026, 0, 1);
const tokenFor = (exp: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: exp / 1000 })).toString('base64url')}.s`;
const good = tokenFor(now + 60_000);
const old = tokenFor(now - 60_000);
const ada: SessionUser = { id: 1, username: 'ada', email: 'ada@example.org' };

function setUp(stored: string | undefined, loadUser = async () => ada) {
  const kept = new Map(stored ? [['token', stored]] : []);
  const source = createStoredSession({
    tokenKey: 'token',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    loadUser,
    now: () => now,
  });
  return { source, kept };
}

describe('the stored session', () => {
  it('is loading before it is started', () => {
    expect(setUp(good).source.getSession().status).toBe('loading');
  });

  it('is a visitor without a token', async () => {
    const { source } = setUp(undefined);
    await source.start();
    expect(source.getSession()).toEqual({ status: 'visitor', user: undefined });
  });

  it('is a member with a valid token', async () => {
    const { source } = setUp(good);
    await source.start();
    expect(source.getSession()).toEqual({ status: 'member', user: ada });
  });

  it.each([
    ['an expired token', old],
    ['a malformed token', 'x.y'],
  ])('forgets %s without asking the server', async (_, token) => {
    const { source, kept } = setUp(token, () => Promise.reject(new Error('asked')));
    await source.start();
    expect(source.getSession().status).toBe('visitor');
    expect(kept.size).toBe(0);
  });

  it('logs out when the user cannot be fetched', async () => {
    const { source, kept } = setUp(good, () => Promise.reject(new Error('401')));
    await source.start();
    expect(source.getSession().status).toBe('visitor');
    expect(kept.size).toBe(0);
  });

  it('keeps a login made while an older token was being checked', async () => {
    const grace = { ...ada, username: 'grace' };
    const { source } = setUp(good, async () => {
      source.setMember(tokenFor(now + 90_000), grace);
      return ada;
    });
    await source.start();
    expect(source.getSession().user).toEqual(grace);
  });

  it('tells its listeners on login and logout', async () => {
    const { source, kept } = setUp(undefined);
    const seen: string[] = [];
    source.subscribe(() => seen.push(source.getSession().status));
    source.setMember(good, ada);
    await source.logOut();
    expect(seen).toEqual(['member', 'visitor']);
    expect(kept.size).toBe(0);
  });

  it('refuses an empty token', () => {
    expect(() => setUp(undefined).source.setMember('', ada)).toThrow('Invalid token provided');
  });
});
