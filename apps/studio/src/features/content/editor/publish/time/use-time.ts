import { useMessages } from '@rostra/messages/react';
import { toWallTime } from '../../../../../lib/formats/zone-time.ts';
import { useTimeZone } from '../../../../../lib/site.ts';
import { readTime } from './read-time.ts';

const HOUR_MS = 60 * 60_000;

/** Times as the control has them; undefined means now. `scheduled` is the time that is planned already. */
export function useTime(scheduled: string | undefined) {
  const t = useMessages('studio-publishing');
  const zone = useTimeZone();
  const read = (value: string) => readTime(value, new Date(), zone);
  return {
    initial: scheduled ? toWallTime(new Date(scheduled), zone) : undefined,
    suggested: toWallTime(scheduled ? new Date(scheduled) : nextHour(new Date()), zone),
    /** Why it cannot be used. */
    problemOf(value: string | undefined): string | undefined {
      const time = value === undefined ? undefined : read(value);
      return time && 'problem' in time ? t(`time.${time.problem}`) : undefined;
    },
    /** As the server takes it. */
    momentOf(value: string | undefined): string | undefined {
      const time = value === undefined ? undefined : read(value);
      return time && 'at' in time ? time.at : undefined;
    },
  };
}

/** The next full hour that is at least an hour away. */
const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);
