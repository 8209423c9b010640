import type { Generated } from 'kysely';

export interface SearchTables {
  search_entries: {
    id: Generated<number>;
    collection: string;
    document_id: string;
    locale: Generated<string>;
    audience: string;
    slug: string;
    title: string;
    summary: string;
    body: string;
    published_at: string;
    /** Other spellings of the words in all three texts (`otherSpellings`). */
    spellings: Generated<string>;
  };
}
