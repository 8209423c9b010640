import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';

export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Undefined unless this installation signed the token and it has not expired. */
  verify(token: string): Promise<AccessClaims | undefined> | AccessClaims | undefined;
}

export interface AccessTokenOptions {
  secret: string;
  lifetimeSeconds: number;
  now: () => Date;
}

interface Verified extends AccessClaims {
  expiresAtMs: number;
}

const MAX_CACHED = 10_000;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/**
 * A valid signature stays valid, so verified tokens are cached. Expiry is still checked on every
 * call, and `authenticate` checks every time that the session exists.
 */
export function createAccessTokens(options: AccessTokenOptions): AccessTokens {
  const { lifetimeSeconds, now } = options;
  const key = createSecretKey(Buffer.from(options.secret));
  const verified = new LRUCache<string, Verified>({ max: MAX_CACHED });

  const check = async (token: string): Promise<Verified | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['id', 'sid', 'exp'],
        currentDate: now(),
      });
      const { id, sid, exp } = payload;
      if (typeof id !== 'number' || typeof sid !== 'string' || exp === undefined) return undefined;
      const claims = { userId: id, sessionId: sid, expiresAtMs: exp * 1000 };
      verified.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  };

  return {
    sign: ({ userId, sessionId }) => {
      const issuedAt = seconds(now());
      return new SignJWT({ id: userId, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    verify: (token) => {
      const known = verified.get(token);
      if (!known) return check(token);
      if (known.expiresAtMs > now().getTime()) return known;
      verified.delete(token);
      return undefined;
    },
  };
}
