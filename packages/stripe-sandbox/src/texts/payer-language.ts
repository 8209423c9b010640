import { formatMoney } from '../money/currency.ts';
import type { CustomerRow } from '../store/rows.ts';
import { arabic } from './arabic.ts';
import { english, type Texts } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** Texts, amounts and dates as payers read them. */
export interface PayerLanguage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: Texts;
  /** The text with its values. */
  text(key: keyof Texts, values?: Readonly<Record<string, string>>): string;
  money(amountMinor: number, currency: string): string;
  date(seconds: number): string;
}

const TEXTS: Readonly<Record<string, Texts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};

/** Digits are Latin in every language. */
const FORMATS: Readonly<Record<string, { money: string; date: string }>> = {
  en: { money: 'en-US', date: 'en-GB' },
  ar: { money: 'ar-u-nu-latn', date: 'ar-u-ca-gregory-nu-latn' },
};

const primary = (locale: string | null | undefined) => locale?.toLowerCase().split('-')[0] ?? '';

/** The first of the locales that the sandbox speaks, otherwise English. */
export function payerLanguage(...locales: readonly (string | null | undefined)[]): PayerLanguage {
  const lang = locales.map(primary).find((code) => Object.hasOwn(TEXTS, code)) ?? 'en';
  const texts = TEXTS[lang] ?? english;
  const formats = FORMATS[lang] ?? { money: lang, date: lang };
  return {
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    texts,
    text: (key, values = {}) =>
      texts[key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
      ),
    money: (amount, currency) => formatMoney(amount, currency, formats.money),
    date: (seconds) =>
      new Date(seconds * 1000).toLocaleDateString(formats.date, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  };
}

/** As Stripe does, in the language that the customer prefers. */
export const languageOfCustomer = (
  customer: Pick<CustomerRow, 'preferred_locales'> | undefined,
  ...first: readonly (string | null | undefined)[]
): PayerLanguage => payerLanguage(...first, ...(customer?.preferred_locales ?? []));
