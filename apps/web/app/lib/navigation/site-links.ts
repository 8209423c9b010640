import { type Page, pages, pathTo } from '@rostra/contract/pages';

export interface SiteLink {
  label: string;
  href: string;
  /** Shown only if this feature is enabled. */
  feature?: Page['feature'];
}

/** A link to a page without parameters. */
export function linkTo(label: string, { path, feature }: Page): SiteLink {
  return { label, href: path, ...(feature ? { feature } : {}) };
}

const policyLink = (label: string, slug: string): SiteLink => ({
  label,
  href: pathTo(pages.policy, { slug }),
});

export const policyLinks: readonly SiteLink[] = [
  policyLink('Domestic', 'domestic'),
  policyLink('International', 'international'),
  policyLink('Economic', 'economic'),
];

export const memberLinks: readonly SiteLink[] = [
  linkTo('Dashboard', pages.dashboard),
  linkTo('Profile', pages.profile),
];
