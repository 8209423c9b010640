export type Direction = 'ltr' | 'rtl';

export interface LanguageInfo {
  /** What speakers of the language call it. */
  readonly name: string;
  readonly direction: Direction;
  /** For dates, numbers and plurals. Digits are Latin everywhere, so that server and browser agree. */
  readonly locale: string;
  /** How amounts of money are written, so that server and browser agree without `Intl`. */
  readonly money: {
    readonly group: string;
    readonly decimal: string;
    readonly isSymbolLast: boolean;
  };
}

/** The languages of the product. English is the source of all others. */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    locale: 'en-GB',
    money: { group: ',', decimal: '.', isSymbolLast: false },
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    locale: 'de',
    money: { group: '.', decimal: ',', isSymbolLast: true },
  },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);
