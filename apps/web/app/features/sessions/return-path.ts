const HOME = '/dashboard';
const ANY_SITE = 'http://site.invalid';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where to go after a login: the members' page that sent the reader away, else the dashboard. */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'object' || !from) return HOME;
  const { pathname, search, hash } = from as Record<string, unknown>;
  const url = URL.parse(text(pathname) + text(search) + text(hash), ANY_SITE);
  if (url?.origin !== ANY_SITE) return HOME;
  const isMembers = url.pathname === HOME || url.pathname.startsWith(`${HOME}/`);
  return isMembers ? url.pathname + url.search + url.hash : HOME;
}
