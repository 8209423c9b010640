/** A page for the sitemap of a language. */
export interface SitemapAddress {
  readonly path: string;
  readonly updatedAt?: string | undefined;
  /** The paths of all translations by language; the same in every language unless given. */
  readonly paths?: ReadonlyMap<string, string>;
}

/** Lists the pages of a feature that are not those of content types. */
export type SitemapSource = (language: string) => Promise<readonly SitemapAddress[]>;

/** As many as a sitemap may contain. */
export const MAX_ADDRESSES = 50_000;
