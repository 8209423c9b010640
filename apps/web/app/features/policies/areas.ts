import { type LegalArea, legalAreas, type PolicyArea } from '@rostra/contract/policy-areas';

/** The area whose page is at `/policies/<slug>`. The legal pages are areas of their own. */
export function readArea(areas: readonly PolicyArea[], slug: string): string | undefined {
  const legal: LegalArea | undefined = legalAreas.find((area) => area === slug);
  return areas.find((area) => area.slug === slug)?.key ?? legal;
}
