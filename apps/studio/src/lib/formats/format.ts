import { createSiteDates, inZone, type Messages, UTC, type Zone } from '@rostra/messages';
import { useAllMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import { useSite, useTimeZone } from '../site.ts';
import { ownTimeZone } from './zone-time.ts';

export interface Format {
  /** "14:02" */
  time(iso: string | number): string;
  /** "16 Nov 2026" */
  day(iso: string): string;
  /** "16 Nov 2026" for a day such as `2026-11-16`, which is the same in every zone. */
  calendarDay(day: string): string;
  /** "Monday, 16 November" */
  weekday(iso: string): string;
  /** "November 2026" */
  month(iso: string): string;
  /** "November 2026" for a month such as `2026-11` */
  calendarMonth(month: string): string;
  /** "16 Nov 2026, 14:02 CET"; without the name of the zone if it is the person's own. */
  moment(iso: string): string;
  /** "16 November 2026, 14:02 CET", exactly as members read it. */
  dateTime(iso: string): string;
  /** "14:02:31" */
  exactTime(iso: string): string;
  /** "16 Nov 2026, 14:02:31 CET" */
  exactMoment(iso: string): string;
  number(value: number): string;
}

function createFormat(messages: Messages, timeZone: string, zone?: Zone): Format {
  const write = (
    value: string | number,
    { timeZone: other = timeZone, ...options }: Intl.DateTimeFormatOptions,
  ) => messages.formatDate(new Date(value), { ...options, timeZone: other });
  const zoneOf = (iso: string) => (zone ? ` ${inZone(iso, zone).zone}` : '');
  return {
    time: (value) => write(value, { hour: '2-digit', minute: '2-digit' }),
    day: (value) => write(value, { dateStyle: 'medium' }),
    calendarDay: (day) => write(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' }),
    weekday: (value) => write(value, { weekday: 'long', day: 'numeric', month: 'long' }),
    month: (value) => write(value, { month: 'long', year: 'numeric' }),
    calendarMonth: (month) =>
      write(`${month}-01T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
    moment: (value) =>
      `${write(value, { dateStyle: 'medium', timeStyle: 'short' })}${zoneOf(value)}`,
    dateTime: createSiteDates(messages, { zone: zone ?? UTC }).dateTime,
    exactTime: (value) => write(value, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    exactMoment: (value) =>
      `${write(value, { dateStyle: 'medium', timeStyle: 'medium' })}${zoneOf(value)}`,
    number: (value) => messages.formatNumber(value),
  };
}

/** Times in the zone of the site. */
export function useFormat(): Format {
  const { zone = UTC } = useSite();
  return useFormatIn(useTimeZone(), zone);
}

/** Times as the clock of the person at work shows them, for what they have just done. */
export const useOwnFormat = (): Format => useFormatIn(ownTimeZone());

function useFormatIn(timeZone: string, zone?: Zone): Format {
  const messages = useAllMessages();
  return useMemo(() => createFormat(messages, timeZone, zone), [messages, timeZone, zone]);
}
