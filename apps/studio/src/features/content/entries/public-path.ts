import type { EntrySummary } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';

/** The page of an entry on the site. A policy that leads its area redirects from here. */
export function publicPath({ kind, slug }: Pick<EntrySummary, 'kind' | 'slug'>): string {
  if (kind === 'policies') return pathTo(pages.policy, { slug });
  return pathTo(kind === 'member-contents' ? pages.memberContent : pages.blogPost, { slug });
}
