import type { Generated } from 'kysely';

/** The columns that every collection has. */
export interface EntryColumns {
  id: Generated<number>;
  document_id: string;
  created_at: string;
  updated_at: string;
  published_at: string | null;
}

/** A document has rows for each of its translations. */
export interface LocalizedColumns extends EntryColumns {
  locale: Generated<string>;
}

/** A document with drafts has a draft row and, once published, a published row. */
export interface StatefulColumns extends LocalizedColumns {
  state: 'draft' | 'published';
  /** For a draft row: the first publication date of an unpublished entry. */
  first_published_at: Generated<string | null>;
}

export interface SeoColumns {
  seo_meta_title: string | null;
  seo_meta_description: string | null;
}
