/** Policies that have an address of their own at the root of the site. */
const AT_ROOT = ['about', 'tech-manifesto'];

/** Where the page of an entry is on this site. */
export function pathOf(plural: string, slug: string): string {
  if (plural === 'blog-posts') return `/blog/${slug}`;
  if (plural === 'member-contents') return `/dashboard/content/${slug}`;
  return AT_ROOT.includes(slug) ? `/${slug}` : `/policies/${slug}`;
}
