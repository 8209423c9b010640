import type { RawBuilder } from 'kysely';

/** Delimiters around matches: characters that no text contains. */
export const START = '\u0002';
export const END = '\u0003';

/** If more entries match, only the newest ones are ranked. Nobody reads that many results. */
export const MAX_TOTAL = 1_000;

export interface Hit {
  id: number;
  collection: string;
  document_id: string;
  slug: string;
  locale: string;
  title: string;
  marked_title: string;
  summary: string;
  marked_summary: string;
  marked_body: string;
  published_at: string;
}

export interface Hits {
  hits: Hit[];
  total: number;
}

export interface FindHits {
  words: readonly string[];
  audiences: readonly string[];
  collections: readonly string[];
  now: string;
  locale: string;
  /** Leaves out documents that are translated into this language. */
  notIn?: string | undefined;
  limit: number;
  /** Slugs that blog posts must have. */
  category?: string | undefined;
  tag?: string | undefined;
}

export type Sql = RawBuilder<unknown>;
