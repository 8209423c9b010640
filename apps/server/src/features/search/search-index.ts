import { type Collection, type DocumentIndex, plainText, visitorReader } from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { matchingInLocales } from './hits/matching-documents.repo.ts';
import { isIndexed } from './indexed-collections.ts';
import {
  deleteSearchEntries,
  insertSearchEntry,
  relabelSearchEntries,
} from './search-entries.repo.ts';
import { wordsIn } from './search-query.ts';

/**
 * Public entries have the audience `public`, also those that require no plan of `everyone`. If an entry requires a plan, members whose plan
 * includes it find the whole text (`premium`), and other members only title and summary
 * (`not:premium`).
 */
export const searchIndex: DocumentIndex = {
  add: async (tx, collection, row) => {
    const { plural } = collection;
    await deleteSearchEntries(tx, plural, row);
    if (!isIndexed(collection)) return;
    const plan = row.required_plan === 'everyone' ? undefined : row.required_plan;
    const textOf = (key: string) =>
      row.required_plan !== undefined || isPublic(collection, key) ? String(row[key] ?? '') : '';
    const entry = {
      collection: plural,
      document_id: row.document_id,
      locale: row.locale,
      slug: String(row.slug),
      title: textOf('title'),
      summary: textOf('excerpt') || textOf('summary'),
      published_at: String(row.published_at),
    };
    const body = plainText(textOf('body'));
    if (plan === undefined) {
      await insertSearchEntry(tx, { ...entry, body, audience: 'public' });
      return;
    }
    await insertSearchEntry(tx, { ...entry, body, audience: String(plan) });
    await insertSearchEntry(tx, { ...entry, body: '', audience: `not:${plan}` });
  },
  remove: (tx, { plural }, row) => deleteSearchEntries(tx, plural, row),
  relabel: relabelSearchEntries,
  matching: ({ collection, reader, text, locales }) => {
    const words = wordsIn(text);
    if (!isIndexed(collection) || words.length === 0 || locales.length === 0) return undefined;
    const find = { words, audiences: audiencesOf(reader), collection: collection.plural };
    return (kind) => matchingInLocales(kind, find, locales);
  },
};

/** Without a required plan everyone finds the entry, so its text must be public. */
const isPublic = ({ fields }: Collection, key: string): boolean =>
  fields[key]?.read(visitorReader) === true;
