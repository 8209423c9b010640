/**
 * The path of a page in one of the site's languages, of which the first is the default: pages in the
 * others begin with the language, as `/fr/blog` does.
 */
export function inLanguage(path: string, language: string, languages: readonly string[]): string {
  if (language === languages[0]) return path;
  return `${prefixOf(language)}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** How the paths of a language begin, in lower case as all of a page's URL: `/pt-br` for `pt-BR`. */
export const prefixOf = (language: string): string => `/${language.toLowerCase()}`;

/** The path without its language: `/fr/blog` is the page `/blog` in French. */
export function withoutLanguage(pathname: string, language: string): string {
  const prefix = prefixOf(language);
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
