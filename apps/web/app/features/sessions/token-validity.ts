function readPayload(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Three dot-separated parts, and an expiry that is not in the past. The server checks the rest. */
export function isTokenValid(token: string, nowMs: number): boolean {
  const parts = token.split('.');
  if (parts.length !== 3) return false;
  try {
    const payload = readPayload(parts[1] ?? '');
    const exp =
      typeof payload === 'object' && payload && 'exp' in payload ? payload.exp : undefined;
    return typeof exp === 'number' && exp * 1000 >= nowMs;
  } catch {
    return false; // not base64, or not JSON
  }
}
