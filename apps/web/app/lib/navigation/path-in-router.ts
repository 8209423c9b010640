import { withoutLanguage } from '@rostra/contract/pages';
import { isInternalPage } from './is-internal-page.ts';

/**
 * The path for the router of a page in `language`, which adds the language to paths itself. Undefined for addresses
 * that need a new document, such as those in another language.
 */
export function pathInRouter(
  href: string,
  language: string,
  languages: readonly string[],
): string | undefined {
  if (!isInternalPage(href)) return undefined;
  const [path = ''] = href.split(/[?#]/, 1);
  const own = languages.find((code) => withoutLanguage(path, code) !== path) ?? languages[0];
  return own === language ? withoutLanguage(path, language) + href.slice(path.length) : undefined;
}
