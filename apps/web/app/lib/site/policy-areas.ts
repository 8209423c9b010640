import type { Site } from '@rostra/contract';
import {
  isFixedArea,
  isStarterArea,
  ownAreaName,
  type PolicyArea,
  starterAreas,
} from '@rostra/contract/policy-areas';
import type { Messages } from '@rostra/messages';

type AreaSite = Pick<Site, 'policyAreas'>;

/** The policy areas in the order of the organisation. */
export const policyAreasOf = (site: AreaSite | undefined): readonly PolicyArea[] =>
  site?.policyAreas ?? starterAreas;

/** What the organisation calls the area, or its translated name. */
export function areaName(site: AreaSite | undefined, key: string, messages: Messages): string {
  const area = policyAreasOf(site).find((each) => each.key === key);
  const own = area && ownAreaName(area, messages.language);
  if (own) return own.name;
  const t = messages.of('policies');
  return isFixedArea(key) || isStarterArea(key) ? t(`area.${key}`) : t('otherPolicies');
}

/** The same in one word, for menus. */
export function areaLabel(area: PolicyArea, messages: Messages): string {
  const { key } = area;
  const own = ownAreaName(area, messages.language)?.name;
  return own ?? (isStarterArea(key) ? messages.of('site')(`nav.${key}`) : key);
}
