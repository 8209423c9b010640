import { prefixOf, withoutLanguage } from '@rostra/contract/pages';
import { languageOfDocument } from '../messages/language.ts';

/** The prefix that the router adds to paths, for URLs that are passed to other sites: `/fr`, or nothing. */
export function languagePrefix(): string {
  const { pathname } = window.location;
  const language = languageOfDocument();
  return withoutLanguage(pathname, language) === pathname ? '' : prefixOf(language);
}
