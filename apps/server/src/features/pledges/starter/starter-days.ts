import type { StarterPledge } from './starter-pledge.ts';

const DAY_MS = 86_400_000;

/** Moves days and times back so that all is in the past, on machines whose clock is behind. */
export function createStarterDays(pledges: readonly StarterPledge[], now: Date) {
  const times = pledges.flatMap(({ recordedAt, updates = [], formerWordings = [] }) => [
    recordedAt,
    ...updates.map((update) => update.recordedAt),
    ...formerWordings.map(({ replacedAt }) => replacedAt),
  ]);
  const newest = Math.max(0, ...times.map((time) => Date.parse(time)));
  const shift = Math.max(0, Math.ceil((newest - now.getTime()) / DAY_MS)) * DAY_MS;
  const time = (iso: string): string => new Date(Date.parse(iso) - shift).toISOString();
  return { time, day: (day: string): string => time(day).slice(0, 'YYYY-MM-DD'.length) };
}

export type StarterDays = ReturnType<typeof createStarterDays>;
