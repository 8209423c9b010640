import { withoutLanguage } from '@rostra/contract/pages';
import type { Language } from '@rostra/messages';
import type { SiteLanguages } from './site-languages.ts';

/** The language of a path, and the path without it. A prefix that the site does not offer is no language. */
export function splitLanguage(
  path: string,
  { defaultLanguage, offered }: Pick<SiteLanguages, 'defaultLanguage' | 'offered'>,
): { language: Language; path: string } {
  const language = offered.find(
    (code) => code !== defaultLanguage && withoutLanguage(path, code) !== path,
  );
  if (!language) return { language: defaultLanguage, path };
  return { language, path: withoutLanguage(path, language) };
}

/** Every page has one URL: the default language has no prefix. */
export function withoutDefaultLanguage(
  url: string,
  { defaultLanguage }: Pick<SiteLanguages, 'defaultLanguage'>,
): string {
  const [path = '', ...query] = url.split('?');
  return [withoutLanguage(path, defaultLanguage), ...query].join('?');
}
