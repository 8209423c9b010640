import { type LocaleScope, type Locales, preferably } from './locales.ts';
import { checkLocale } from './parse-locale.ts';

/** The translations for a page in this language. A site with one language has nothing to choose. */
export const pageLocale = (locale: string | undefined, locales: Locales): LocaleScope =>
  preferably(locales.isMultilingual ? checkLocale(locale, locales) : locales.default, locales);
