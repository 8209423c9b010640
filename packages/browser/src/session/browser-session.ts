import { browserStorage, memoryStorage } from '../storage/browser-storage.ts';
import { createTabLock } from '../storage/tab-lock.ts';
import { createTokenStore } from '../tokens/token-store.ts';
import type { SessionSource } from './session.ts';
import type { SessionCalls } from './session-calls.ts';
import { createStoredSession } from './stored-session.ts';

export interface SessionKeys {
  tokenKey: string;
  refreshTokenKey: string;
}

/** Loaded with the first call, because visitors do not need the client and its schemas. */
const load = () => import('./session-calls.ts').then((module) => module.sessionCalls);

const calls: SessionCalls = {
  loadUser: async (token) => (await load()).loadUser(token),
  refresh: async (refreshToken) => (await load()).refresh(refreshToken),
  logOut: async (...tokens) => (await load()).logOut(...tokens),
};

export function createBrowserSession({ tokenKey, refreshTokenKey }: SessionKeys): SessionSource {
  const isBrowser = typeof window !== 'undefined';
  const storage = isBrowser ? browserStorage() : memoryStorage();
  return createStoredSession({
    calls,
    tokens: createTokenStore({ storage, tokenKey, refreshTokenKey }),
    withTabLock: createTabLock({
      name: `${refreshTokenKey}.lock`,
      storage,
      locks: isBrowser ? navigator.locks : undefined,
    }),
    onOutsideChange: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === tokenKey || key === null) listener();
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    onReturn: (listener) => {
      const onVisible = () => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('online', listener);
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('online', listener);
      };
    },
  });
}
