interface Claims {
  /** In milliseconds. */
  expiresAt: number;
  issuedAt: number | undefined;
  userId: unknown;
}

function readPayload(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

const toMs = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : undefined);

/** Reads the claims without verifying the signature, which only the server can do. */
export function readClaims(token: string): Claims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const payload = readPayload(parts[1] ?? '');
    if (typeof payload !== 'object' || !payload) return undefined;
    const { exp, iat, id } = payload as Record<string, unknown>;
    const expiresAt = toMs(exp);
    return expiresAt === undefined ? undefined : { expiresAt, issuedAt: toMs(iat), userId: id };
  } catch {
    return undefined; // not base64, or not JSON
  }
}

/** Three dot-separated parts, and an expiry that is not in the past. The server checks the rest. */
export function isTokenValid(token: string, now: number): boolean {
  const claims = readClaims(token);
  return claims !== undefined && claims.expiresAt >= now;
}

const SHORT_BEFORE_MS = 5 * 60_000;

/** Half-way through its lifetime, so that daily visitors stay logged in. */
export function refreshDueAt(token: string): number | undefined {
  const claims = readClaims(token);
  if (!claims) return undefined;
  const { issuedAt, expiresAt } = claims;
  return issuedAt === undefined ? expiresAt - SHORT_BEFORE_MS : (issuedAt + expiresAt) / 2;
}
