import type { Translations } from '@rostra/contract';
import { useMatches } from 'react-router';

/**
 * The path of the text on this page in another language, from the `translations` in the data of its route. The
 * one in the default language for languages without a translation; undefined for pages that are the same in all.
 */
export function useTranslatedPaths(
  defaultLanguage: string | undefined,
): (language: string) => string | undefined {
  const translations = useMatches()
    .map(({ loaderData }) => readTranslations(loaderData))
    .findLast((found) => found !== undefined);
  const pathIn = (language: string | undefined) =>
    translations?.find(({ locale }) => locale === language)?.path;
  return (language) => pathIn(language) ?? pathIn(defaultLanguage);
}

function readTranslations(loaderData: unknown): Translations {
  const { translations } = (loaderData ?? {}) as { translations?: Translations };
  return translations;
}
