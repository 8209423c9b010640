import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { toWallTime } from '../../../../lib/formats/zone-time.ts';
import { useTimeZone } from '../../../../lib/site.ts';
import { readTime } from './read-time.ts';

const HOUR_MS = 60 * 60_000;

/** Now or a later time, with the reason why it cannot be used. `scheduled` is the time that is planned already. */
export function useTime(scheduled: string | undefined) {
  const t = useMessages('studio-publishing');
  const zone = useTimeZone();
  const [value, setValue] = useState(scheduled ? toWallTime(new Date(scheduled), zone) : undefined);
  const [error, setError] = useState<string>();
  return {
    field: {
      value,
      error,
      suggested: toWallTime(scheduled ? new Date(scheduled) : nextHour(new Date()), zone),
      onChange: (next: string | undefined) => {
        setValue(next);
        setError(undefined);
      },
    },
    /** Undefined if the field explains what is wrong. */
    read(): { at: string | undefined } | undefined {
      if (value === undefined) return { at: undefined };
      const read = readTime(value, new Date(), zone);
      if ('at' in read) return read;
      setError(t(`time.${read.problem}`));
      return undefined;
    },
  };
}

/** The next full hour that is at least an hour away. */
const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);
