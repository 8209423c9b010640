export type Direction = 'ltr' | 'rtl';

export interface LanguageInfo {
  /** What speakers of the language call it. */
  readonly name: string;
  readonly direction: Direction;
  /** For dates, numbers and plurals. Digits are Latin everywhere, so that server and browser agree. */
  readonly locale: string;
}

/** The languages of the product. English is the source of all others. */
export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de' },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);
