import { htmlOf, type PreparedResponse } from '../../http/prepared-response.ts';
import type { SiteLanguages } from '../../languages/site-languages.ts';
import { withoutDefaultLanguage } from '../../languages/split-language.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { StaticFiles } from './static-files.ts';

/** The HTML that visitors get at a path, if there is a page. */
export type ReadPage = (path: string) => Promise<string | undefined>;

interface Options {
  readonly languages: SiteLanguages;
  readonly files: StaticFiles;
  readonly fromCache: (url: string) => Promise<PreparedResponse>;
}

/** For features that need what a page says. Without a request, which would count as a view and be limited with all others of its kind. */
export const createReadPage =
  ({ languages, files, fromCache }: Options): ReadPage =>
  async (path) => {
    const isPage =
      !path.includes('?') &&
      files.get(path) === undefined &&
      withoutDefaultLanguage(canonicalAddress(path), languages) === path;
    return isPage ? htmlOf(await fromCache(path)) : undefined;
  };
