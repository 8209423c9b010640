import type { User } from '@rostra/contract';

export type SessionUser = User;

/**
 * Why a member was logged out without asking for it: the session ended elsewhere or expired, or the
 * user could not be loaded.
 */
export type SessionEndReason = 'ended' | 'unavailable';

export type Session =
  | { readonly status: 'loading'; readonly user: undefined }
  | { readonly status: 'visitor'; readonly user: undefined; readonly endReason?: SessionEndReason }
  | { readonly status: 'member'; readonly user: SessionUser };

export const LOADING: Session = { status: 'loading', user: undefined };
export const VISITOR: Session = { status: 'visitor', user: undefined };
export const visitorAfter = (endReason: SessionEndReason): Session =>
  ({ ...VISITOR, endReason }) as Session;

/** The result of a login, a registration or a password change. */
export interface Login {
  jwt: string;
  /** Undefined if the stored one stays valid. */
  refreshToken?: string;
  user: SessionUser;
}

/** The store behind the session provider. */
export interface SessionSource {
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** Reads the stored token, loads the user and follows other tabs. Browser only. */
  start(): void;
  stop(): void;
  /** Throws if the login response is invalid. */
  setMember(login: Login): void;
  /** Updates the user without a new login. */
  setUser(user: SessionUser): void;
  /** The token for an API call, refreshed first if it has expired. */
  getToken(): Promise<string | undefined>;
  /** Ends the session because the server rejected this token, unless a newer one is stored. */
  rejectToken(token: string): void;
  /** Logs out. `leave` navigates away before the session becomes `visitor`. */
  logOut(leave?: () => Promise<void>): Promise<void>;
  /** Like `logOut`, for a session that the server has already ended. */
  forget(leave?: () => Promise<void>): Promise<void>;
}
