import { readClaims } from '../tokens/token-validity.ts';
import type { Login } from './session.ts';

/**
 * Checks a login response before anything is stored: a proxy or a misconfigured server may respond
 * with something else, which would leave the member neither logged in nor logged out. The token
 * store rejects empty tokens with messages of their own.
 */
export function parseLogin(response: unknown): Login {
  const { jwt, refreshToken, user } = (response ?? {}) as Partial<Login>;
  const isToken = typeof jwt === 'string' && (jwt === '' || readClaims(jwt) !== undefined);
  const hasRefreshToken = refreshToken === undefined || typeof refreshToken === 'string';
  if (!isToken || !hasRefreshToken || typeof user?.id !== 'number') {
    throw new Error('An unexpected error occurred');
  }
  return { jwt, user, ...(refreshToken === undefined ? {} : { refreshToken }) };
}
