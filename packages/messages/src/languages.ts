export type Direction = 'ltr' | 'rtl';

export interface LanguageInfo {
  /** What speakers of the language call it. */
  readonly name: string;
  readonly direction: Direction;
  /** For dates, numbers and plurals. Digits are Latin everywhere, so that server and browser agree. */
  readonly locale: string;
  /** For previews of links in social networks. */
  readonly openGraphLocale: string;
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
    openGraphLocale: 'en_GB',
    money: { group: ',', decimal: '.', isSymbolLast: false },
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    locale: 'de-DE',
    openGraphLocale: 'de_DE',
    money: { group: '.', decimal: ',', isSymbolLast: true },
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    locale: 'fr',
    openGraphLocale: 'fr_FR',
    money: { group: '\u202f', decimal: ',', isSymbolLast: true },
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    locale: 'es',
    openGraphLocale: 'es_ES',
    money: { group: '.', decimal: ',', isSymbolLast: true },
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_AR',
    money: { group: ',', decimal: '.', isSymbolLast: true },
  },
  'en-XA': {
    name: 'Pseudo-English',
    direction: 'ltr',
    locale: 'en-GB',
    openGraphLocale: 'en_GB',
    money: { group: ',', decimal: '.', isSymbolLast: false },
  },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof languages;

/** English with accents, brackets and longer words: shows texts that are not in a catalogue or have too little room. */
export const PSEUDO_LANGUAGE = 'en-XA' satisfies Language;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);
