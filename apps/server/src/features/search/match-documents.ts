import {
  type Collection,
  type ContentService,
  type LocaleScope,
  localesIn,
  type Reader,
} from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { findMatches } from './hits/find-matches.repo.ts';
import { wordsIn } from './search-query.ts';

/** Ids of the documents that match in one of the languages. Undefined if the text contains no word. */
export async function matchDocuments(
  { store }: ContentService,
  { plural }: Collection,
  reader: Reader,
  { text, locale }: { text: string; locale: LocaleScope },
): Promise<string[] | undefined> {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  const found = await Promise.all(
    (localesIn(locale) ?? store.locales.offered).map((code) =>
      findMatches(store.db, {
        words,
        audiences: audiencesOf(reader),
        collection: plural,
        locale: code,
      }),
    ),
  );
  return [...new Set(found.flat())];
}
