import { sql } from 'kysely';
import type { DbKind } from '../../../../db/client.ts';
import type { Sql } from '../../../../db/sql.ts';
import { hasWords } from './entry-words.repo.ts';

/** The drafts of a collection that contain all words, by document id and locale. */
export const matchingDrafts = (
  kind: DbKind,
  collection: string,
  words: readonly (readonly string[])[],
): Sql =>
  sql`select document_id, locale from content_entries
    where collection = ${collection} and deleted_at is null and ${hasWords(kind, words)}`;
