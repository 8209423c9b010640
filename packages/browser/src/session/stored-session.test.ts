import { describe, expect, it, vi } from 'vitest';
import {
  createTestBrowser,
  DAY,
  flushPromises,
  Refused,
  START,
  tokenFor,
} from '../testing/test-session.ts';
import { ada, grace } from '../testing/test-user.ts';

const token = tokenFor(ada.id, START);
const refreshToken = 'r1';

async function openStarted(
  stored: Parameters<typeof createTestBrowser>[0],
  calls: Parameters<ReturnType<typeof createTestBrowser>['openTab']>[0] = {},
) {
  const browser = createTestBrowser(stored);
  const tab = browser.openTab(calls);
  tab.session.start();
  await flushPromises();
  return { ...browser, ...tab };
}

describe('at the start', () => {
  it('is loading before it is started', () => {
    const { session } = createTestBrowser({ token }).openTab();
    expect(session.getSession().status).toBe('loading');
  });

  it('is a visitor without a token', async () => {
    const { session } = await openStarted({});
    expect(session.getSession()).toEqual({ status: 'visitor', user: undefined });
  });

  it('is a member with a valid token', async () => {
    const { session } = await openStarted({ token });
    expect(session.getSession()).toEqual({ status: 'member', user: ada });
  });

  it.each([
    ['an expired token', tokenFor(ada.id, START - 2 * DAY)],
    ['a malformed token', 'x.y'],
  ])('discards %s without a request', async (_, stale) => {
    const loadUser = vi.fn();
    const refresh = vi.fn();
    const { session, tokens } = await openStarted(
      { token: stale, refreshToken },
      { loadUser, refresh },
    );
    expect(session.getSession().status).toBe('visitor');
    expect([tokens.getToken(), tokens.getRefreshToken()]).toEqual([undefined, undefined]);
    expect(loadUser).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('logs out if the user is rejected', async () => {
    const loadUser = () => Promise.reject(new Refused(401));
    const { session, tokens } = await openStarted({ token, refreshToken }, { loadUser });
    expect(session.getSession()).toMatchObject({ status: 'visitor', endReason: 'ended' });
    expect(tokens.getToken()).toBeUndefined();
  });

  it('retries once without a response, then logs out with a reason', async () => {
    const loadUser = vi.fn(() => Promise.reject(new Refused(0)));
    const { session, tokens, clock } = await openStarted({ token, refreshToken }, { loadUser });
    expect(session.getSession().status).toBe('loading');
    await clock.pass(2000);
    expect(loadUser).toHaveBeenCalledTimes(2);
    expect(session.getSession()).toMatchObject({ status: 'visitor', endReason: 'unavailable' });
    expect([tokens.getToken(), tokens.getRefreshToken()]).toEqual([undefined, undefined]);
  });

  it('keeps a login that happens while an older token is checked', async () => {
    const { session } = createTestBrowser({ token }).openTab({
      loadUser: async () => {
        session.setMember({ jwt: tokenFor(grace.id, START), refreshToken, user: grace });
        return ada;
      },
    });
    session.start();
    await flushPromises();
    expect(session.getSession().user).toEqual(grace);
  });
});

describe('logging in and out', () => {
  it('stores both tokens and notifies its listeners', async () => {
    const { session, tokens } = await openStarted({});
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getSession().status));
    session.setMember({ jwt: token, refreshToken, user: ada });
    expect([tokens.getToken(), tokens.getRefreshToken()]).toEqual([token, refreshToken]);
    await session.logOut(async () => void seen.push('left'));
    expect(seen).toEqual(['member', 'loading', 'left', 'visitor']);
    expect([tokens.getToken(), tokens.getRefreshToken()]).toEqual([undefined, undefined]);
  });

  it('notifies the server and logs out whatever it responds', async () => {
    const logOut = vi.fn(() => Promise.reject(new Refused(500)));
    const { session } = await openStarted({ token, refreshToken }, { logOut });
    await session.logOut();
    expect(logOut).toHaveBeenCalledWith(token, refreshToken);
    expect(session.getSession().status).toBe('visitor');
  });

  it('refuses empty tokens', async () => {
    const { session } = await openStarted({});
    expect(() => session.setMember({ jwt: '', user: ada })).toThrow('Invalid token provided');
    expect(() => session.setMember({ jwt: token, refreshToken: '', user: ada })).toThrow(
      'Invalid refresh token provided',
    );
  });

  it('ends if the server rejects the current token, but not an older one', async () => {
    const { session } = await openStarted({ token });
    session.rejectToken('older');
    expect(session.getSession().status).toBe('member');
    session.rejectToken(token);
    expect(session.getSession()).toMatchObject({ status: 'visitor', endReason: 'ended' });
  });

  it('has no reason after a logout in this tab', async () => {
    const { session } = await openStarted({ token });
    await session.logOut();
    expect(session.getSession()).toEqual({ status: 'visitor', user: undefined });
  });
});

describe('several tabs', () => {
  it('follow a login, a logout and another user', async () => {
    const browser = createTestBrowser();
    const users = new Map([[token, ada]]);
    const calls = { loadUser: async (jwt: string) => users.get(jwt) ?? grace };
    const [here, there] = [browser.openTab(calls).session, browser.openTab(calls).session];
    here.start();
    there.start();
    here.setMember({ jwt: token, refreshToken, user: ada });
    await flushPromises();
    expect(there.getSession().user).toEqual(ada);
    here.setMember({ jwt: tokenFor(grace.id, START), refreshToken, user: grace });
    await flushPromises();
    expect(there.getSession().user).toEqual(grace);
    await here.logOut();
    await flushPromises();
    expect(there.getSession().status).toBe('visitor');
  });

  it('show nothing private when a page is restored after a logout', async () => {
    const { session, tokens, shownAgain } = await openStarted({ token });
    tokens.clear();
    shownAgain();
    expect(session.getSession().status).toBe('visitor');
  });
});

describe('refreshing', () => {
  const fresh = () => ({ jwt: tokenFor(ada.id, START + DAY / 2), refreshToken: 'r2' });

  it('happens at half of the token lifetime', async () => {
    const refresh = vi.fn(async () => fresh());
    const { tokens, clock } = await openStarted({ token, refreshToken }, { refresh });
    await clock.pass(DAY / 2 - 1000);
    expect(refresh).not.toHaveBeenCalled();
    await clock.pass(1000);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('r1');
    expect([tokens.getToken(), tokens.getRefreshToken()]).toEqual([fresh().jwt, 'r2']);
  });

  it('happens once for all tabs, which all use the new token', async () => {
    const refresh = vi.fn(async () => fresh());
    const browser = createTestBrowser({ token, refreshToken });
    const tabs = [1, 2, 3].map(() => browser.openTab({ refresh }).session);
    for (const tab of tabs) tab.start();
    await browser.clock.pass(DAY / 2);
    expect(refresh).toHaveBeenCalledTimes(1);
    for (const tab of tabs) {
      expect(tab.getSession().user).toEqual(ada);
      expect(await tab.getToken()).toBe(fresh().jwt);
    }
  });

  it('is not repeated by a tab that is notified late', async () => {
    const refresh = vi.fn(async () => fresh());
    const { tokens, clock } = await openStarted({ token, refreshToken }, { refresh });
    await clock.pass(DAY / 2 - 1);
    tokens.setRefreshToken('r2');
    tokens.setToken(fresh().jwt); // by another tab; the event is on its way
    await clock.pass(1);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('happens after waking up if it was missed', async () => {
    const refresh = vi.fn(async () => fresh());
    const { session, clock, returned } = await openStarted({ token, refreshToken }, { refresh });
    clock.sleep(DAY * 0.9);
    returned();
    await flushPromises();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.getSession().status).toBe('member');
  });

  it('happens once an hour if the clock is far ahead', async () => {
    const behind = () => ({ jwt: tokenFor(ada.id, clock.now - DAY * 0.6), refreshToken: 'r2' });
    const refresh = vi.fn(async () => behind());
    const { clock, openTab } = createTestBrowser({
      token: tokenFor(ada.id, START - DAY * 0.7),
      refreshToken,
    });
    const tabs = [1, 2].map(() => openTab({ refresh }).session);
    for (const tab of tabs) tab.start();
    await clock.pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    await clock.pass(60 * 60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    for (const tab of tabs) expect(tab.getSession().status).toBe('member');
  });

  it('happens before a call if the token has expired', async () => {
    const later = tokenFor(ada.id, START + 2 * DAY);
    const refresh = async () => ({ jwt: later, refreshToken: 'r2' });
    const { session, clock } = await openStarted({ token, refreshToken }, { refresh });
    clock.sleep(2 * DAY);
    expect(await session.getToken()).toBe(later);
  });

  it('is retried after a temporary failure', async () => {
    const refresh = vi.fn().mockRejectedValueOnce(new Refused(503)).mockResolvedValue(fresh());
    const { session, tokens, clock } = await openStarted({ token, refreshToken }, { refresh });
    await clock.pass(DAY / 2);
    expect(session.getSession().status).toBe('member');
    await clock.pass(60_000);
    expect(tokens.getToken()).toBe(fresh().jwt);
  });

  it('ends the session if it is rejected', async () => {
    const { session, clock } = await openStarted({ token, refreshToken });
    await clock.pass(DAY / 2);
    expect(session.getSession().status).toBe('visitor');
  });

  it('cannot happen without a refresh token; the session then ends with the token', async () => {
    const { session, clock } = await openStarted({ token });
    await clock.pass(DAY - 1000);
    expect(session.getSession().status).toBe('member');
    await clock.pass(2000);
    expect(session.getSession().status).toBe('visitor');
  });

  it('does not undo a logout in the meantime', async () => {
    const { session, tokens, clock } = await openStarted(
      { token, refreshToken },
      {
        refresh: async () => {
          await session.logOut();
          return fresh();
        },
      },
    );
    await clock.pass(DAY / 2);
    expect(tokens.getToken()).toBeUndefined();
    expect(session.getSession().status).toBe('visitor');
  });
});
