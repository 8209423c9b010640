import { pages, pathTo } from '@rostra/contract/pages';
import { areaPaths } from '@rostra/contract/policy-areas';

/** The policy areas. Manifesto and About are areas of their own. */
export const areas = ['domestic', 'international', 'economic'] as const;
export type Area = (typeof areas)[number];

/** The area whose page is at `/policies/<name>`. */
export function readArea(name: string): Area | undefined {
  return areas.find((area) => areaPaths[area] === pathTo(pages.policy, { slug: name }));
}
