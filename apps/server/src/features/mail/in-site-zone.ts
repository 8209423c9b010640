import type { LocalSite } from '../../languages/site.ts';

/** On the clocks of the organisation, as everywhere else: "3 March 2026, 14:00 CET". */
export const inSiteZone = ({ dates }: Pick<LocalSite, 'dates'>, at: Date): string =>
  dates.dateTime(at.toISOString());
