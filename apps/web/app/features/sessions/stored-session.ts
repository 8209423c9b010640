import { LOADING, type Session, type SessionSource, type SessionUser, VISITOR } from './session.ts';
import { isTokenValid } from './token-validity.ts';

export interface StoredSessionOptions {
  tokenKey: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Fetches the user that the token belongs to; fails when there is none. */
  loadUser: (token: string) => Promise<SessionUser>;
  /** Tells the server that the session is over. */
  endSession?: (token: string) => Promise<void>;
  now?: () => number;
}

/** The session kept in the browser's storage: a token there, the user from the server. */
export function createStoredSession(options: StoredSessionOptions): SessionSource {
  const { tokenKey, storage, loadUser, endSession, now = Date.now } = options;
  const listeners = new Set<() => void>();
  let session: Session = LOADING;

  function set(next: Session) {
    session = next;
    for (const listener of listeners) listener();
  }

  function getToken(): string | undefined {
    const token = storage.getItem(tokenKey) ?? undefined;
    return token !== undefined && isTokenValid(token, now()) ? token : undefined;
  }

  function forget() {
    storage.removeItem(tokenKey);
    set(VISITOR);
  }

  return {
    getSession: () => session,
    getToken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      const token = getToken();
      if (!token) return forget();
      try {
        const user = await loadUser(token);
        // Meanwhile another login may have replaced the token.
        if (storage.getItem(tokenKey) === token) set({ status: 'member', user });
      } catch {
        if (storage.getItem(tokenKey) === token) forget();
      }
    },
    setMember(token, user) {
      if (!token) throw new Error('Invalid token provided');
      storage.setItem(tokenKey, token);
      set({ status: 'member', user });
    },
    async logOut() {
      const token = getToken();
      forget();
      // The reader is logged out here whatever the server says.
      if (token) await endSession?.(token).catch(() => undefined);
    },
  };
}
