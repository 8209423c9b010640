import { findPage } from '@rostra/contract/pages';
import type { BrowserArea } from '@rostra/messages';

/** The messages that a page needs. Its path has no language prefix. */
export function areasOf(pathname: string): BrowserArea[] {
  const page = findPage(pathname)?.page;
  if (!page || page.isForReading) return ['public'];
  return page.access === 'member' ? ['public', 'account', 'member'] : ['public', 'account'];
}
