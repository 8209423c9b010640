import type { LocalSite } from '../../languages/site.ts';

/** In the time zone of the site, which it names: "3 March 2026 at 14:00 CET". */
export function inSiteZone(
  { messages, timeZone }: Pick<LocalSite, 'messages' | 'timeZone'>,
  at: Date,
) {
  const time = messages.formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${time} ${zoneName(timeZone, at)}`;
}

/** The same in every language: an abbreviation, or the distance to UTC. */
function zoneName(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
