import type { ContentService } from '../content-service.ts';
import type { Reader } from '../declare/reader.ts';
import { audiencesOf } from './audiences.ts';
import { findMatches } from './find-matches.repo.ts';
import { wordsIn } from './search-query.ts';

/** The documents in which the reader may find these words; undefined if there is no word in them. */
export async function matchMemberContents(
  { store }: ContentService,
  reader: Reader,
  text: string,
): Promise<string[] | undefined> {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  return findMatches(store.db.queries, store.db.kind, {
    words,
    audiences: audiencesOf(reader),
    collection: 'member-contents',
  });
}
