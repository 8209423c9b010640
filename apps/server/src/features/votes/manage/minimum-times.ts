import type { Vote } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { wallClock } from '../../../languages/zone-days.ts';
import type { VotesContext } from '../context.ts';

const DAY_MS = 24 * 60 * 60_000;
const LONGEST_MS = 366 * DAY_MS;

/** Of votes that are announced now. */
export function minimumOf({ site }: Pick<VotesContext, 'site'>): Vote['minimum'] {
  const { voteNoticeDays: noticeDays, voteDurationDays: durationDays } = site.settings.values;
  return { noticeDays, durationDays };
}

/** Whether two times are at least this many days apart, as the clocks of the organisation show them. */
export function areApart(
  { site }: Pick<VotesContext, 'site'>,
  [from, to]: readonly [string, string],
  days: number,
): boolean {
  const { timeZone } = site.settings.values;
  return wallClock(to, timeZone) - wallClock(from, timeZone) >= days * DAY_MS;
}

export function checkNotice(
  context: Pick<VotesContext, 'site'>,
  { announcedAt, opensAt, days }: { announcedAt: string; opensAt: string; days: number },
): void {
  if (areApart(context, [announcedAt, opensAt], days)) return;
  throw invalidField(['opensAt'], messageReference('votes-server', 'noticeTooShort', { days }));
}

/** `from`: the opening, or now if it is late. */
export function checkDuration(
  context: Pick<VotesContext, 'site'>,
  { from, closesAt, days }: { from: string; closesAt: string; days: number },
): void {
  if (areApart(context, [from, closesAt], days)) return;
  throw invalidField(['closesAt'], messageReference('votes-server', 'durationTooShort', { days }));
}

/** As early as the notice allows. If the clocks go back meanwhile, that is later by what they go back. */
export function earliestOpening(
  { site }: Pick<VotesContext, 'site'>,
  now: string,
  days: number,
): string {
  const { timeZone } = site.settings.values;
  const time = Date.parse(now) + days * DAY_MS;
  const passed = wallClock(new Date(time).toISOString(), timeZone) - wallClock(now, timeZone);
  return new Date(time + Math.max(0, days * DAY_MS - passed)).toISOString();
}

/** A vote that closes later is hardly meant: its members would wait for its result for ever. */
export function checkWithinYear(announcedAt: string, closesAt: string): void {
  if (Date.parse(closesAt) - Date.parse(announcedAt) <= LONGEST_MS) return;
  throw invalidField(['closesAt'], messageReference('votes-server', 'withinYear'));
}
