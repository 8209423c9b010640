import { isTransient } from '../error-status.ts';
import type { TabLock } from '../storage/tab-lock.ts';
import { createRefreshTimer, type Schedule } from '../tokens/refresh-timer.ts';
import { refreshTokens } from '../tokens/refresh-tokens.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { isTokenValid, readClaims } from '../tokens/token-validity.ts';
import { parseLogin } from './parse-login.ts';
import { LOADING, type Session, type SessionSource, VISITOR, visitorAfter } from './session.ts';
import type { SessionCalls } from './session-calls.ts';

export interface StoredSessionOptions {
  tokens: TokenStore;
  calls: SessionCalls;
  withTabLock: TabLock;
  /** Fires on changes by other tabs and when the page is restored from the back-forward cache. */
  onOutsideChange: (listener: () => void) => () => void;
  /**
   * Fires when the page becomes visible or online again, because timers may have been suspended.
   */
  onReturn: (listener: () => void) => () => void;
  now?: () => number;
  schedule?: Schedule;
}

const ASK_AGAIN_MS = 1500;

const scheduleTimeout: Schedule = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** A session whose tokens are in the browser's storage. */
export function createStoredSession(options: StoredSessionOptions): SessionSource {
  const { tokens, calls, withTabLock, now = Date.now, schedule = scheduleTimeout } = options;
  const listeners = new Set<() => void>();
  let session: Session = LOADING;
  /** The token of the current session. */
  let current: string | undefined;
  let stopListening: (() => void)[] = [];
  const timer = createRefreshTimer({ tokens, now, schedule, onDue: refresh });

  function set(next: Session) {
    session = next;
    if (next.status === 'member') timer.set();
    else timer.clear();
    for (const listener of listeners) listener();
  }

  function validToken(): string | undefined {
    const token = tokens.getToken();
    return token !== undefined && isTokenValid(token, now()) ? token : undefined;
  }

  function forgetNow(next: Session = VISITOR) {
    current = undefined;
    tokens.clear();
    set(next);
  }

  async function load(token: string) {
    current = token;
    const isOver = () => tokens.getToken() !== token || current !== token;
    try {
      const user = await askTwice(() => calls.loadUser(token));
      if (!isOver()) set({ status: 'member', user });
    } catch (error) {
      if (isOver()) return;
      forgetNow(visitorAfter(isTransient(error) ? 'unavailable' : 'ended'));
    }
  }

  async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await new Promise<void>((resolve) => schedule(resolve, ASK_AGAIN_MS));
      return ask();
    }
  }

  async function refresh() {
    const before = current;
    try {
      await refreshTokens({ before, tokens, withTabLock, refresh: calls.refresh });
      current = tokens.getToken();
      if (session.status === 'member') timer.setForNew();
    } catch (error) {
      if (tokens.getToken() !== before) return;
      if (isTransient(error)) timer.retry();
      else if (tokens.getRefreshToken() || !validToken()) forgetNow(visitorAfter('ended'));
    }
  }

  /** Follows the token in the storage. */
  function follow() {
    const token = validToken();
    if (token === undefined) {
      current = undefined;
      return set(session.status === 'member' ? visitorAfter('ended') : VISITOR);
    }
    if (token === current) return;
    const isSameUser = session.user !== undefined && readClaims(token)?.userId === session.user.id;
    current = token;
    if (isSameUser) return timer.setForNew();
    set(LOADING);
    void load(token);
  }

  async function leaveAs(leave: (() => Promise<void>) | undefined) {
    forgetNow(LOADING);
    await leave?.();
    if (tokens.getToken() === undefined) set(VISITOR);
  }

  return {
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      stopListening = [options.onOutsideChange(follow), options.onReturn(() => timer.check())];
      const token = validToken();
      if (token) void load(token);
      else forgetNow(tokens.getToken() ? visitorAfter('ended') : VISITOR);
    },
    stop() {
      timer.clear();
      for (const stop of stopListening) stop();
      stopListening = [];
    },
    async getToken() {
      if (session.status === 'member' && !validToken()) await refresh();
      return validToken();
    },
    setMember(login) {
      const { jwt, refreshToken, user } = parseLogin(login);
      if (refreshToken !== undefined) tokens.setRefreshToken(refreshToken);
      tokens.setToken(jwt);
      current = jwt;
      set({ status: 'member', user });
    },
    setUser(user) {
      if (session.status === 'member') set({ status: 'member', user });
    },
    rejectToken(token) {
      if (tokens.getToken() === token) forgetNow(visitorAfter('ended'));
    },
    async logOut(leave) {
      const [token, refreshToken] = [validToken(), tokens.getRefreshToken()];
      const left = leaveAs(leave);
      // Logged out here whatever the server responds.
      if (token || refreshToken) await calls.logOut(token, refreshToken).catch(() => undefined);
      await left;
    },
    forget: leaveAs,
  };
}
