import type { KeyValueStorage } from '../storage/browser-storage.ts';

export interface TokenStoreOptions {
  storage: KeyValueStorage;
  tokenKey: string;
  refreshTokenKey: string;
}

/** Both tokens, under configurable keys. */
export interface TokenStore {
  getToken(): string | undefined;
  setToken(token: string): void;
  getRefreshToken(): string | undefined;
  setRefreshToken(token: string): void;
  clear(): void;
}

export function createTokenStore(options: TokenStoreOptions): TokenStore {
  const { storage, tokenKey, refreshTokenKey } = options;
  return {
    getToken: () => storage.getItem(tokenKey) ?? undefined,
    setToken(token) {
      if (!token) throw new Error('Invalid token provided');
      storage.setItem(tokenKey, token);
    },
    getRefreshToken: () => storage.getItem(refreshTokenKey) ?? undefined,
    setRefreshToken(token) {
      if (!token) throw new Error('Invalid refresh token provided');
      storage.setItem(refreshTokenKey, token);
    },
    clear() {
      storage.removeItem(refreshTokenKey);
      storage.removeItem(tokenKey);
    },
  };
}
