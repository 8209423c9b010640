import type { DateFormat } from '@rostra/contract';
import { formatMoney } from '@rostra/contract/money';
import { createSiteDates, languages, type Messages, UTC, type Zone } from '@rostra/messages';
import { formatMoment } from './format-moment.ts';

/** Dates, amounts and lists as a language writes them. */
export interface Format {
  /** "3 March 2026" on the clocks of the organisation, the same for every reader. Days such as `2026-03-03` stay. */
  date(iso: string): string;
  /** "3 March 2026, 18:00 CET" on the clocks of the organisation, the same for every reader. */
  dateTime(iso: string): string;
  /** `2026-03-03` on the clocks of the organisation. */
  calendarDay(iso: string): string;
  /** In the reader's time zone, so for the browser only, and for what only they see. Relative to today if recent. */
  moment(iso: string): string;
  money(minor: number, currency: string): string;
  number(value: number): string;
  /** "a, b and c" */
  list(items: readonly string[]): string;
}

interface FormatOptions {
  readonly dateFormat?: DateFormat | undefined;
  /** Of the organisation. */
  readonly zone?: Zone | undefined;
}

export function createFormat(
  messages: Messages,
  { dateFormat, zone = UTC }: FormatOptions = {},
): Format {
  const { locale, money } = languages[messages.language];
  const dates = createSiteDates(messages, { zone, dateFormat });
  return {
    date: dates.day,
    dateTime: dates.dateTime,
    calendarDay: dates.calendarDay,
    moment: (iso) => formatMoment(messages, iso),
    money: (minor, currency) => formatMoney(minor, currency, money),
    number: (value) => messages.formatNumber(value),
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}
