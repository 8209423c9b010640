import type { Messages } from '../messages.ts';
import { inZone, type Zone, type ZonedTime } from './zone.ts';

/** How pages, mails, documents and the studio write times: on the clocks of the organisation, the same for every reader. */
export interface SiteDates {
  /** "14 September 2026". A day such as `2026-09-14` is the same in every zone. */
  day(iso: string): string;
  /** "14 September 2026, 18:00 CEST" */
  dateTime(iso: string): string;
  /** `2026-09-14` */
  calendarDay(iso: string): string;
}

export interface SiteDatesOptions {
  readonly zone: Zone;
  /** `iso`: numeric days, the same in every language. */
  readonly dateFormat?: 'language' | 'iso' | undefined;
}

const CALENDAR_DAY_LENGTH = '2026-09-14'.length;

/** Written without `Intl`: the server and every browser write exactly the same. */
export function createSiteDates(
  messages: Messages,
  { zone, dateFormat }: SiteDatesOptions,
): SiteDates {
  const t = messages.of('dates');
  const write = (time: ZonedTime) =>
    dateFormat === 'iso'
      ? calendarDayOf(time)
      : t('day', { day: time.day, month: String(time.month), year: time.year });
  const read = (iso: string): ZonedTime =>
    iso.length === CALENDAR_DAY_LENGTH ? readDay(iso) : inZone(iso, zone);
  return {
    day: (iso) => write(read(iso)),
    dateTime: (iso) => {
      const time = inZone(iso, zone);
      return t('dateTime', { day: write(time), time: time.time, zone: time.zone });
    },
    calendarDay: (iso) => calendarDayOf(read(iso)),
  };
}

function readDay(day: string): ZonedTime {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date, time: '', zone: '' };
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');

const calendarDayOf = ({ year, month, day }: ZonedTime): string =>
  `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
