import type { User } from '@rostra/contract';

export type SessionUser = User;

export type Session =
  | { readonly status: 'loading'; readonly user: undefined }
  | { readonly status: 'visitor'; readonly user: undefined }
  | { readonly status: 'member'; readonly user: SessionUser };

export const LOADING: Session = { status: 'loading', user: undefined };
export const VISITOR: Session = { status: 'visitor', user: undefined };

/** What a login, a registration or a changed password gives. */
export interface Login {
  jwt: string;
  /** Left out where the one already kept goes on. */
  refreshToken?: string;
  user: SessionUser;
}

/** Where the session comes from. The provider takes any; the app's own reads the stored token. */
export interface SessionSource {
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** Reads what is stored, fetches the user and listens to other tabs; in the browser only. */
  start(): void;
  stop(): void;
  setMember(login: Login): void;
  /** The user has changed; the login has not. */
  setUser(user: SessionUser): void;
  /** For a call: refreshed first if it has expired while the page slept. */
  getToken(): Promise<string | undefined>;
  /** The server did not accept this token: the login is over, unless another has replaced it. */
  refuse(token: string): void;
  /** Tells the server and forgets the login; `leave` goes to another page before it is said. */
  logOut(leave?: () => Promise<void>): Promise<void>;
  /** As `logOut`, for a session that the server has ended already. */
  forget(leave?: () => Promise<void>): Promise<void>;
}
