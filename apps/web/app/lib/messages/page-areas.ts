import { findPage, pages } from '@rostra/contract/pages';
import type { BrowserArea } from '@rostra/messages';

const ofEditions: readonly string[] = [
  pages.editions.path,
  pages.edition.path,
  pages.comparison.path,
];

/** The messages that a page needs. Its path has no language prefix. */
export function areasOf(pathname: string): BrowserArea[] {
  const page = findPage(pathname)?.page;
  if (page && ofEditions.includes(page.path)) return ['public', 'editions'];
  if (!page || page.isForReading) return ['public'];
  // A preview may show a text for members.
  const isForMembers = page.access === 'member' || page.path === pages.preview.path;
  return isForMembers ? ['public', 'account', 'member'] : ['public', 'account'];
}
