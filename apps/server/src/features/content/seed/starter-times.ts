import type { StarterEntry } from './read-starter-entries.ts';

const HOUR_MS = 3_600_000;

const timesOf = ({ publishedAt, updatedAt }: StarterEntry) =>
  [publishedAt, updatedAt]
    .map((value) => Date.parse(String(value)))
    .filter((time) => !Number.isNaN(time));

/**
 * How far to move all dates back so that the newest is in the past. Needed on machines whose clock is
 * earlier than the starter content, where entries would stay scheduled.
 */
export function shiftOf(entries: readonly StarterEntry[], now: Date): number {
  const newest = Math.max(0, ...entries.flatMap(timesOf));
  return Math.max(0, newest - (now.getTime() - HOUR_MS));
}

export const shifted = (value: unknown, shift: number): string | undefined => {
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? undefined : new Date(time - shift).toISOString();
};
