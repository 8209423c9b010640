import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Undefined for anything but an unexpired token that this installation signed. */
  verify(token: string): Promise<AccessClaims | undefined>;
}

export interface AccessTokenOptions {
  secret: string;
  lifetimeSeconds: number;
  now: () => Date;
}

interface Verified extends AccessClaims {
  expiresAtMs: number;
}

const REMEMBERED = 10_000;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/**
 * A signature once checked stays good, so the last ones are remembered; expiry is looked at every
 * time here, and whether the session lives every time in `authenticate`.
 */
export function createAccessTokens(options: AccessTokenOptions): AccessTokens {
  const { lifetimeSeconds, now } = options;
  const key = createSecretKey(Buffer.from(options.secret));
  const verified = new Map<string, Verified>();

  const check = async (token: string): Promise<Verified | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['id', 'sid', 'exp'],
        currentDate: now(),
      });
      const { id, sid, exp } = payload;
      if (typeof id !== 'number' || typeof sid !== 'string' || exp === undefined) return undefined;
      return { userId: id, sessionId: sid, expiresAtMs: exp * 1000 };
    } catch {
      return undefined;
    }
  };

  const learn = async (token: string): Promise<Verified | undefined> => {
    const checked = await check(token);
    if (!checked) return undefined;
    if (verified.size >= REMEMBERED) verified.delete(verified.keys().next().value as string);
    verified.set(token, checked);
    return checked;
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
    verify: async (token) => {
      const known = verified.get(token) ?? (await learn(token));
      if (known && known.expiresAtMs > now().getTime()) return known;
      verified.delete(token);
      return undefined;
    },
  };
}
