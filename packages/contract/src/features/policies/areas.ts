import { pages, pathTo } from '../../pages/index.ts';

/** Pages that the law asks for. They are written and published like policies, and the footer links to them. */
export const legalAreas = ['privacy', 'terms', 'cookies', 'imprint'] as const;
export type LegalArea = (typeof legalAreas)[number];

export const policyAreas = [
  'domestic',
  'international',
  'economic',
  'manifesto',
  'about',
  ...legalAreas,
] as const;
export type PolicyArea = (typeof policyAreas)[number];

const policyPath = (slug: string) => pathTo(pages.policy, { slug });

/** Pages with fixed URLs. Each shows the main policy of its area. */
export const areaPaths: Record<PolicyArea, string> = {
  domestic: policyPath('domestic'),
  international: policyPath('international'),
  economic: policyPath('economic'),
  manifesto: pathTo(pages.manifesto),
  about: pathTo(pages.about),
  privacy: policyPath('privacy'),
  terms: policyPath('terms'),
  cookies: policyPath('cookies'),
  imprint: policyPath('imprint'),
};
