import { findPage, pages, pathTo } from '@rostra/contract/pages';
import { planPath } from '../../../lib/plans/plan-path.ts';

const HOME = pathTo(pages.dashboard);
const ANY_SITE = 'http://site.invalid';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Where to go after a login: the member page that redirected here, or a page with a text for members, else the requested plan, else
 * the dashboard.
 */
export function returnPath(state: unknown, plan?: string): string {
  const home = plan === undefined ? HOME : planPath(plan);
  const { from, isPage } = (state ?? {}) as { from?: unknown; isPage?: unknown };
  if (typeof from !== 'object' || !from) return home;
  const { pathname, search, hash } = from as Record<string, unknown>;
  const url = URL.parse(text(pathname) + text(search) + text(hash), ANY_SITE);
  if (url?.origin !== ANY_SITE) return home;
  const isMembers = url.pathname === HOME || url.pathname.startsWith(`${HOME}/`);
  const isAsked = isPage === true && findPage(url.pathname)?.page.mayBeForMembers === true;
  return isMembers || isAsked ? url.pathname + url.search + url.hash : home;
}
