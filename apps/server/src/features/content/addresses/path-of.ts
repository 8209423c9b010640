import { areaPaths, type PolicyArea } from '@rostra/contract';

/** Where the page of an entry is on this site. A policy may lead its area (`findLeadingPolicies`). */
export function pathOf(plural: string, slug: string, leads?: PolicyArea): string {
  if (plural === 'blog-posts') return `/blog/${slug}`;
  if (plural === 'member-contents') return `/dashboard/content/${slug}`;
  return leads ? areaPaths[leads] : `/policies/${slug}`;
}
