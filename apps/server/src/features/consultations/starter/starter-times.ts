import type { StarterConsultation } from './starter-consultation.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface StarterTimes {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly endedAt: string | null;
  onDay(day: number): string;
}

/** All in the past, except for the closing of one that is open. */
export function timesOf(starter: StarterConsultation, now: Date): StarterTimes {
  const { opensAt, closesAt, concludedAt, opensInDays = 0, closesInDays = 0 } = starter;
  const inDays = (days: number) => now.getTime() + days * DAY_MS;
  const ended = concludedAt === undefined ? undefined : Date.parse(concludedAt);
  const shift = ended === undefined ? 0 : Math.max(0, ended - (now.getTime() - HOUR_MS));
  const at = (given: string | undefined, days: number) =>
    given === undefined ? inDays(days) : Date.parse(given) - shift;
  const opens = at(opensAt, opensInDays);
  return {
    opensAt: iso(opens),
    closesAt: iso(at(closesAt, closesInDays)),
    endedAt: ended === undefined ? null : iso(ended - shift),
    onDay: (day) => iso(Math.min(opens + day * DAY_MS, now.getTime())),
  };
}

const iso = (time: number): string => new Date(time).toISOString();
