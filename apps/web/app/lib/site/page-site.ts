import type { Site } from '@rostra/contract';

/** What pages need to know about the site besides its menus. */
export type PageSite = Omit<
  Site,
  'navigation' | 'footer' | 'networks' | 'legal' | 'careers' | 'social'
> & {
  /** Where else the organisation is found. */
  profiles: string[];
};

export function toPageSite(site: Site): PageSite {
  const { navigation, footer, networks, legal, careers, social, ...rest } = site;
  return { ...rest, profiles: Object.values(social).filter((url) => typeof url === 'string') };
}
