/** The languages of content, which are those of the site. */
export interface Locales {
  /** Of requests without a `locale` parameter, and the fallback of pages. */
  readonly default: string;
  readonly offered: readonly string[];
  /** With one language, the API has neither the `locale` parameter nor the fields of translations. */
  readonly isMultilingual: boolean;
}

export const createLocales = (languages: readonly string[]): Locales => ({
  default: languages[0] ?? 'en',
  offered: languages,
  isMultilingual: languages.length > 1,
});

/** The translations that a read considers. */
export type LocaleScope =
  | { readonly kind: 'only'; readonly locale: string }
  /** One translation of each document: the preferred one if readers can see it, otherwise the fallback. */
  | { readonly kind: 'preferred'; readonly locale: string; readonly fallback: string }
  | { readonly kind: 'all' };

export const onlyIn = (locale: string): LocaleScope => ({ kind: 'only', locale });

/** For pages: what is not translated is shown in the default language. */
export const preferably = (locale: string, locales: Locales): LocaleScope =>
  locale === locales.default
    ? onlyIn(locale)
    : { kind: 'preferred', locale, fallback: locales.default };
