import type { LocaleScope } from '../../../db/visible-in.ts';

export type { LocaleScope };

/** The languages of content, which are those of the site. */
export interface Locales {
  /** Used for requests without a `locale` parameter, and as the fallback of pages. */
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

export const onlyIn = (locale: string): LocaleScope => ({ kind: 'only', locale });

/** For pages: what is not translated is shown in the default language. */
export const preferably = (locale: string, locales: Locales): LocaleScope =>
  locale === locales.default
    ? onlyIn(locale)
    : { kind: 'preferred', locale, fallback: locales.default };

/** The locales that a scope may return, the preferred one first; undefined for all. */
export const localesIn = (scope: LocaleScope): string[] | undefined => {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'only' ? [scope.locale] : [scope.locale, scope.fallback];
};
