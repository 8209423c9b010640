import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The starter content in one language. */
export interface Edition {
  readonly locale: string;
  readonly folder: string;
}

/** The folder itself is in English; those of other editions are named after their language. */
const BASE_LANGUAGE = 'en';

/** The edition of the site's default language, or the English one, then those of its other languages. */
export function findEditions(folder: string, languages: readonly string[]): Edition[] {
  const [first = BASE_LANGUAGE, ...others] = languages;
  return [
    { locale: first, folder: findFolder(folder, first) ?? folder },
    ...others.flatMap((locale): Edition[] => {
      const found = findFolder(folder, locale);
      return found === undefined ? [] : [{ locale, folder: found }];
    }),
  ].filter(
    (edition, index, all) => all.findIndex((other) => other.folder === edition.folder) === index,
  );
}

function findFolder(folder: string, locale: string): string | undefined {
  if (locale === BASE_LANGUAGE) return folder;
  const own = join(folder, locale);
  return existsSync(own) ? own : undefined;
}
