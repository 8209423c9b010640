import { withoutLanguage } from '@rostra/contract/pages';
import { languageOfDocument } from '../messages/language.ts';

/** What the router adds to paths, for addresses that other sites get: `/fr`, or nothing. */
export function languagePrefix(): string {
  const { pathname } = window.location;
  const language = languageOfDocument();
  return withoutLanguage(pathname, language) === pathname ? '' : `/${language}`;
}
