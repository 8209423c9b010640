import { getMe, logOut, refreshToken } from '@rostra/contract';
import { createClient } from '@rostra/contract/client';
import { documentLanguage } from '../document-language.ts';
import { readCsrfToken } from '../storage/csrf-cookie.ts';
import type { SessionUser } from './session.ts';

/** The API calls that the session makes. */
export interface SessionCalls {
  /** Loads the token's user. */
  loadUser(token: string): Promise<SessionUser>;
  refresh(refreshToken: string): Promise<{ jwt: string; refreshToken: string }>;
  logOut(token: string | undefined, refreshToken: string | undefined): Promise<void>;
}

const clientFor = (token?: string) =>
  createClient({
    baseUrl: '',
    token: () => token,
    antiForgery: readCsrfToken,
    language: documentLanguage,
  });

export const sessionCalls: SessionCalls = {
  loadUser: (token) => clientFor(token)(getMe, { query: { populate: '*' } }),
  refresh: (token) => clientFor()(refreshToken, { body: { refreshToken: token } }),
  async logOut(token, refresh) {
    await clientFor(token)(logOut, { body: refresh ? { refreshToken: refresh } : {} });
  },
};
