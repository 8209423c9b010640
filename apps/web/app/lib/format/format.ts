import type { DateFormat } from '@rostra/contract';
import { formatMoney } from '@rostra/contract/money';
import { languages, type Messages } from '@rostra/messages';
import { formatMoment } from './format-moment.ts';

/** Dates, amounts and lists as a language writes them. */
export interface Format {
  /**
   * A publication date, the same for every reader, for example "3 March 2026". Written without `Intl`,
   * whose first use takes as long on phones as evaluating React and the router.
   */
  date(iso: string): string;
  /** In the reader's time zone, so for the browser only. Recent times are relative to today. */
  moment(iso: string): string;
  /** Date and time in the reader's time zone, so for the browser only. */
  dateTime(iso: string): string;
  money(minor: number, currency: string): string;
  number(value: number): string;
  /** "a, b and c" */
  list(items: readonly string[]): string;
}

export function createFormat(messages: Messages, dateFormat?: DateFormat): Format {
  const { locale, money } = languages[messages.language];
  const t = messages.of('dates');
  return {
    date(iso) {
      if (dateFormat === 'iso') return iso.slice(0, 10);
      const date = new Date(iso);
      return t('day', {
        day: date.getUTCDate(),
        month: String(date.getUTCMonth() + 1),
        year: date.getUTCFullYear(),
      });
    },
    moment: (iso) => formatMoment(messages, iso),
    dateTime: (iso) =>
      messages.formatDate(new Date(iso), { dateStyle: 'long', timeStyle: 'short' }),
    money: (minor, currency) => formatMoney(minor, currency, money),
    number: (value) => messages.formatNumber(value),
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}
