import type { Collection, ContentService, Reader } from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { findMatches } from './hits/find-matches.repo.ts';
import { wordsIn } from './search-query.ts';

/** Ids of the documents that match. Undefined if the text contains no word. */
export async function matchDocuments(
  { store }: ContentService,
  { plural }: Collection,
  reader: Reader,
  text: string,
): Promise<string[] | undefined> {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  return findMatches(store.db, {
    words,
    audiences: audiencesOf(reader),
    collection: plural,
  });
}
