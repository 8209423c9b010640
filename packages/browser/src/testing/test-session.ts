import type { SessionCalls } from '../session/session-calls.ts';
import { createStoredSession } from '../session/stored-session.ts';
import { memoryStorage } from '../storage/browser-storage.ts';
import { createTabLock, type TabLock } from '../storage/tab-lock.ts';
import { createTokenStore, type TokenStore } from '../tokens/token-store.ts';
import { ada } from './test-user.ts';

export const START = Date.UTC(2026, 0, 1);
export const DAY = 86_400_000;

export const tokenFor = (userId: number, issuedAt: number, life = DAY) => {
  const claims = { id: userId, iat: issuedAt / 1000, exp: (issuedAt + life) / 1000 };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
};

export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** One browser: a storage, a clock and any number of tabs. */
export function createTestBrowser(stored: { token?: string; refreshToken?: string } = {}) {
  const storage = memoryStorage();
  const tokens = createTokenStore({ storage, tokenKey: 'token', refreshTokenKey: 'refresh' });
  if (stored.token) tokens.setToken(stored.token);
  if (stored.refreshToken) tokens.setRefreshToken(stored.refreshToken);
  const clock = createTestClock();
  const tabs: { changed: () => void; returned: () => void }[] = [];

  function openTab(calls: Partial<SessionCalls> = {}) {
    const tab = { changed: () => {}, returned: () => {} };
    tabs.push(tab);
    const session = createStoredSession({
      tokens: watched(tokens, () => {
        for (const other of tabs) if (other !== tab) queueMicrotask(() => other.changed());
      }),
      calls: {
        loadUser: async () => ada,
        refresh: () => Promise.reject(new Refused(401)),
        logOut: async () => {},
        ...calls,
      },
      withTabLock: inTurn(storage),
      now: () => clock.now,
      schedule: clock.schedule,
      onOutsideChange: (listener) => {
        tab.changed = listener;
        return () => {};
      },
      onReturn: (listener) => {
        tab.returned = listener;
        return () => {};
      },
    });
    return { session, returned: () => tab.returned(), shownAgain: () => tab.changed() };
  }
  return { tokens, clock, openTab };
}

/** Other tabs hear of every change of the access token, as by the storage event. */
const watched = (tokens: TokenStore, onChange: () => void): TokenStore => ({
  ...tokens,
  setToken(token) {
    tokens.setToken(token);
    onChange();
  },
  clear() {
    tokens.clear();
    onChange();
  },
});

const queues = new WeakMap<object, Promise<unknown>>();

function inTurn(storage: ReturnType<typeof memoryStorage>): TabLock {
  const request = (_name: string, task: () => Promise<unknown>) => {
    const turn = (queues.get(storage) ?? Promise.resolve()).then(task);
    queues.set(
      storage,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return createTabLock({
    name: 'lock',
    storage,
    locks: { request } as never,
    wait: async () => {},
  });
}

function createTestClock() {
  let timers: { at: number; run: () => void }[] = [];
  const clock = {
    now: START,
    schedule(run: () => void, ms: number) {
      const timer = { at: clock.now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** The machine sleeps: time passes, timers do not run. */
    sleep(ms: number) {
      clock.now += ms;
    },
    async pass(ms: number) {
      const until = clock.now + ms;
      for (;;) {
        await flushPromises();
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((other) => other !== due);
        clock.now = Math.max(clock.now, due.at);
        due.run();
      }
      clock.now = until;
      await flushPromises();
    },
  };
  return clock;
}

export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
