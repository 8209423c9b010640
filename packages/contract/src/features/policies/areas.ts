import { pages, pathTo } from '../../pages/index.ts';

export const policyAreas = ['domestic', 'international', 'economic', 'manifesto', 'about'] as const;
export type PolicyArea = (typeof policyAreas)[number];

/** Pages with fixed URLs. Each shows the main policy of its area. */
export const areaPaths: Record<PolicyArea, string> = {
  domestic: pathTo(pages.policy, { slug: 'domestic' }),
  international: pathTo(pages.policy, { slug: 'international' }),
  economic: pathTo(pages.policy, { slug: 'economic' }),
  manifesto: pathTo(pages.manifesto),
  about: pathTo(pages.about),
};
