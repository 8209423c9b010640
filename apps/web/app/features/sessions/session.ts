/** The logged-in user, as far as the shell needs to know one. */
export interface SessionUser {
  id: number | string;
  username: string;
  email: string;
  profile?: { firstName?: string | null; lastName?: string | null } | null;
  avatarUrl?: string | null;
}

export type Session =
  | { readonly status: 'loading'; readonly user: undefined }
  | { readonly status: 'visitor'; readonly user: undefined }
  | { readonly status: 'member'; readonly user: SessionUser };

export const LOADING: Session = { status: 'loading', user: undefined };
export const VISITOR: Session = { status: 'visitor', user: undefined };

/** Where the session comes from. The provider takes any; the app's own reads the stored token. */
export interface SessionSource {
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** Reads what is stored and fetches the user; called once, in the browser. */
  start(): Promise<void>;
  /** After a login, a registration or a changed profile. */
  setMember(token: string, user: SessionUser): void;
  getToken(): string | undefined;
  logOut(): Promise<void>;
}
