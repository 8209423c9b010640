import { pages, pathTo } from '@rostra/contract/pages';
import { areaPaths, type LegalArea, legalAreas } from '@rostra/contract/policy-areas';

/** The policy areas. Manifesto, About and the legal pages are areas of their own. */
export const areas = ['domestic', 'international', 'economic'] as const;
export type Area = (typeof areas)[number];

/** The area whose page is at `/policies/<name>`. */
export function readArea(name: string): Area | LegalArea | undefined {
  return [...areas, ...legalAreas].find(
    (area) => areaPaths[area] === pathTo(pages.policy, { slug: name }),
  );
}

export const isLegal = (area: string): boolean => legalAreas.some((name) => name === area);
