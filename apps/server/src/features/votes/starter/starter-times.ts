import type { StarterVote } from './starter-vote.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface StarterTimes {
  readonly announcedAt: string;
  readonly opensAt: string;
  readonly closesAt: string;
}

/** A vote that has ended ended in the past, also if the clock of the machine is behind. */
export function timesOf(starter: StarterVote, now: Date): StarterTimes {
  const { announcedAt, opensAt, closesAt, opensInDays = 0, closesInDays = 0 } = starter;
  const closed = closesAt === undefined ? 0 : Date.parse(closesAt);
  const shift = Math.max(0, closed - (now.getTime() - HOUR_MS));
  const at = (given: string | undefined, days: number) =>
    new Date(
      given === undefined ? now.getTime() + days * DAY_MS : Date.parse(given) - shift,
    ).toISOString();
  return {
    announcedAt: at(announcedAt, 0),
    opensAt: at(opensAt, opensInDays),
    closesAt: at(closesAt, closesInDays),
  };
}
