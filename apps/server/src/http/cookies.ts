/** The value of one cookie in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

export interface CookieOptions {
  /** Where it is sent; everywhere if not said. */
  path?: string;
  maxAgeSeconds: number;
  isReadable: boolean;
  isSecure: boolean;
}

export function formatCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    `Path=${options.path ?? '/'}`,
    `Max-Age=${options.maxAgeSeconds}`,
    'SameSite=Lax',
    ...(options.isReadable ? [] : ['HttpOnly']),
    ...(options.isSecure ? ['Secure'] : []),
  ].join('; ');
}
