import type { StarterContent } from './read-starter-content.ts';

const HOUR_MS = 3_600_000;

const timesOf = ({ attributes }: { attributes: Record<string, unknown> }) =>
  [attributes.publishedAt, attributes.updatedAt]
    .map((value) => Date.parse(String(value)))
    .filter((time) => !Number.isNaN(time));

/**
 * How far back to move all dates so that the newest lies behind us: on a machine whose clock is
 * earlier than the day the starter content was written, nothing must wait for years to appear.
 */
export function shiftOf(content: StarterContent, now: Date): number {
  const files = [...content.policies, ...content.blogPosts, ...content.memberContents];
  const newest = Math.max(0, ...files.flatMap(timesOf));
  return Math.max(0, newest - (now.getTime() - HOUR_MS));
}

export const shifted = (value: unknown, shift: number): string | undefined => {
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? undefined : new Date(time - shift).toISOString();
};
