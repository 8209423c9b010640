import type { TabLock } from '../storage/tab-lock.ts';
import type { TokenStore } from './token-store.ts';

export interface RefreshOptions {
  /** The access token to replace. If another one is stored by now, another tab has refreshed it. */
  before: string | undefined;
  tokens: TokenStore;
  /** Only one tab refreshes; the others then find its tokens. */
  withTabLock: TabLock;
  refresh: (refreshToken: string) => Promise<{ jwt: string; refreshToken: string }>;
}

export async function refreshTokens(options: RefreshOptions): Promise<void> {
  const { before, tokens, withTabLock, refresh } = options;
  await withTabLock(async () => {
    if (tokens.getToken() !== before) return;
    const refreshToken = tokens.getRefreshToken();
    if (!refreshToken) throw new Error('No refresh token available');
    const fresh = await refresh(refreshToken);
    // A logout or another login in the meantime wins.
    if (tokens.getToken() !== before) return;
    tokens.setRefreshToken(fresh.refreshToken);
    tokens.setToken(fresh.jwt);
  });
}
