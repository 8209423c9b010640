import { findPage } from '../find-page.ts';
import type { PageName } from '../pages.ts';
import type { CacheTag } from './cache-tags.ts';

const policies = ['site', 'policies'] as const;

/**
 * What public pages show: a change to it drops them from the page cache. A page that is not listed is private and never
 * cached. Apart from `pages`, because browsers download those.
 */
export const pageTags = {
  landing: [...policies, 'blog-posts', 'consultations', 'votes'],
  about: policies,
  policies: [...policies, 'pledges', 'consultations', 'votes'],
  policy: policies,
  editions: policies,
  edition: policies,
  comparison: policies,
  takePart: [...policies, 'consultations', 'votes', 'pledges'],
  consultations: [...policies, 'consultations'],
  consultation: [...policies, 'consultations'],
  votes: [...policies, 'votes'],
  vote: [...policies, 'votes'],
  recount: [...policies, 'votes'],
  castSlip: [...policies, 'votes'],
  pledges: [...policies, 'pledges'],
  policyPledges: [...policies, 'pledges'],
  manifesto: policies,
  blog: ['site', 'blog-posts'],
  blogPost: ['site', 'blog-posts'],
  memberTeaser: ['site', 'member-contents'],
  page: ['site', 'pages'],
} as const satisfies Partial<Record<PageName, readonly CacheTag[]>>;

/** The tags of the page at a path without a language prefix. */
export function tagsOf(pathname: string): readonly CacheTag[] | undefined {
  const name = findPage(pathname)?.name;
  const tags: Partial<Record<PageName, readonly CacheTag[]>> = pageTags;
  return name && tags[name];
}
