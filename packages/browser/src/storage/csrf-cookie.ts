const COOKIE = 'csrf';

/** A cookie that scripts can read. Requests repeat it in a header. */
export function readCsrfToken(): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return entry?.slice(COOKIE.length + 1) || undefined;
}
