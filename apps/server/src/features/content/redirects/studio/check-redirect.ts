import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../../errors.ts';
import type { ContentService } from '../../content-service.ts';
import { findRedirectTarget } from '../find-redirect-target.ts';
import { redirectPath } from '../redirect-path.ts';
import { hasOwnPage } from './has-own-page.ts';

/** Longer chains of redirects end here; browsers follow about twenty. */
const MAX_STEPS = 20;

export interface RedirectInput {
  readonly from: string;
  readonly to: string;
}

/** The path and the target as they are stored. Refuses what would never be used or never end. */
export async function checkRedirect(
  service: ContentService,
  { from, to }: RedirectInput,
): Promise<{ path: string; target: string }> {
  const path = isOnSite(service, from) ? redirectPath(from) : undefined;
  if (path === undefined) throw invalidField(['from'], text.from());
  if (await hasOwnPage(service, path)) throw invalidField(['from'], text.page(path));
  const target = targetOf(service, to);
  if (target === undefined) throw invalidField(['to'], text.to());
  await checkForLoop(service, path, target);
  return { path, target };
}

const text = {
  from: () => messageReference('content-server', 'redirect.from'),
  page: (path: string) => messageReference('content-server', 'redirect.page', { path }),
  to: () => messageReference('content-server', 'redirect.to'),
  self: (path: string) => messageReference('content-server', 'redirect.self', { path }),
  loop: (path: string) => messageReference('content-server', 'redirect.loop', { path }),
};

const isPath = (address: string) => /^\/(?![/\\])/.test(address);

const isOnSite = ({ siteUrl }: ContentService, address: string) =>
  isPath(address) || URL.parse(address)?.origin === new URL(siteUrl).origin;

/** A path for an address of this site. Undefined for what is not an address of a page. */
function targetOf(service: ContentService, to: string): string | undefined {
  const url = isPath(to) ? URL.parse(to, service.siteUrl) : URL.parse(to);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return isOnSite(service, to) ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

async function checkForLoop(service: ContentService, from: string, target: string): Promise<void> {
  let next: string | undefined = target;
  for (let step = 0; step < MAX_STEPS && next !== undefined; step += 1) {
    const path: string | undefined = isOnSite(service, next) ? redirectPath(next) : undefined;
    if (path === undefined) return;
    if (path === from) {
      throw invalidField(['to'], step === 0 ? text.self(from) : text.loop(from));
    }
    next = (await findRedirectTarget(service, path))?.target;
  }
  if (next !== undefined) throw invalidField(['to'], text.loop(from));
}
