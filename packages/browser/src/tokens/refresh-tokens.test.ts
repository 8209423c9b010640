import { expect, it } from 'vitest';
import { memoryStorage } from '../storage/browser-storage.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { createTokenStore } from './token-store.ts';

const setUp = () =>
  createTokenStore({ storage: memoryStorage(), tokenKey: 'a', refreshTokenKey: 'b' });
const withTabLock = <T>(task: () => Promise<T>) => task();

it('fails without a refresh token', async () => {
  const tokens = setUp();
  const refresh = () => Promise.reject(new Error('asked'));
  await expect(refreshTokens({ before: undefined, tokens, withTabLock, refresh })).rejects.toThrow(
    'No refresh token available',
  );
});

it('does not store an empty token', async () => {
  const tokens = setUp();
  tokens.setRefreshToken('r1');
  const refresh = async () => ({ jwt: 'a.b.c', refreshToken: '' });
  await expect(refreshTokens({ before: undefined, tokens, withTabLock, refresh })).rejects.toThrow(
    'Invalid refresh token provided',
  );
  expect(tokens.getToken()).toBeUndefined();
});

it('uses a token that another tab has stored', async () => {
  const tokens = setUp();
  tokens.setRefreshToken('r2');
  tokens.setToken('new');
  const refresh = () => Promise.reject(new Error('asked'));
  await refreshTokens({ before: 'old', tokens, withTabLock, refresh });
  expect(tokens.getToken()).toBe('new');
});
