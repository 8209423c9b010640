import { findPage, type Page, pages } from '@rostra/contract/pages';
import type { BrowserArea } from '@rostra/messages';

/** Policies, which say what changed and what became of their pledges, and the pages about both. */
const hasEditions = ({ path }: Page): boolean =>
  /^\/(policies|pledges|about|tech-manifesto)(\/|$)/.test(path);

/** Areas of features, by a part of their paths. */
const OWN_AREAS = {
  consultations: 'consultations',
  votes: 'votes',
  gifts: 'gifts',
  newsletter: 'newsletters',
} as const;

/** Other pages load these messages with what shows them. */
const SAYS_WHO_MAY_READ = new Set<string>([pages.page.path, pages.memberTeaser.path]);

/** The messages that a page needs. Its path has no language prefix. */
export function areasOf(pathname: string): BrowserArea[] {
  const page = findPage(pathname)?.page;
  if (page && hasEditions(page)) return ['public', 'editions'];
  if (page && SAYS_WHO_MAY_READ.has(page.path)) return ['public', 'pages'];
  if (page?.path === pages.takePart.path) {
    return ['public', 'editions', 'consultations', 'votes', 'take-part'];
  }
  const parts = page?.path.split('/') ?? [];
  const more = Object.entries(OWN_AREAS).flatMap(([part, area]) =>
    parts.includes(part) ? [area] : [],
  );
  if (!page || page.isForReading) return ['public', ...more];
  // A preview may show a text for members.
  const isForMembers = page.access === 'member' || page.path === pages.preview.path;
  if (page.path === pages.preview.path) return ['public', 'account', 'member', 'pages'];
  return isForMembers ? ['public', 'account', 'member', ...more] : ['public', 'account', ...more];
}
