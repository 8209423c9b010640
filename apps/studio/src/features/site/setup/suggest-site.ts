import type { Settings } from '@rostra/contract';
import type { SiteValues } from '../settings/fields/site-fields.tsx';

/** What the form shows at first: what was chosen, or what fits the owner rather than the starter organisation. */
export function suggestSite(
  settings: Pick<Settings, keyof SiteValues>,
  owner: { email: string; timeZone: string },
): SiteValues {
  const choose = (key: keyof SiteValues, suggestion: string) => {
    const { value, version, fixedBy } = settings[key];
    return version === 0 && fixedBy === null ? suggestion : value;
  };
  return {
    name: choose('name', ''),
    contactEmail: choose('contactEmail', owner.email),
    timeZone: choose('timeZone', owner.timeZone),
  };
}
