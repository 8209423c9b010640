import { type DocumentIndex, plainText, visitorReader } from '../content/index.ts';
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
 * Entries that everybody can open have the audience `public`. If an entry requires a plan, readers whose plan includes it find the
 * whole text (`premium`), and all others what everybody can read of it (`not:premium`).
 */
export const searchIndex: DocumentIndex = {
  add: async (tx, collection, row) => {
    const { plural } = collection;
    await deleteSearchEntries(tx, plural, row);
    if (!isIndexed(collection)) return;
    const publicText = (key: string) =>
      collection.fields[key]?.read(visitorReader) === true ? String(row[key] ?? '') : '';
    const entry = {
      collection: plural,
      document_id: row.document_id,
      locale: row.locale,
      slug: String(row.slug),
      title: publicText('title'),
      summary: publicText('excerpt') || publicText('summary'),
      published_at: String(row.published_at),
    };
    const plan = row.required_plan === 'everyone' ? undefined : row.required_plan;
    if (plan === undefined) {
      const isPublic = row.required_plan !== undefined;
      const body = plainText(isPublic ? String(row.body ?? '') : publicText('body'));
      await insertSearchEntry(tx, { ...entry, body, audience: 'public' });
      return;
    }
    const [whole, free] = [row.body, row.free_part].map((text) => plainText(String(text ?? '')));
    await insertSearchEntry(tx, { ...entry, body: whole ?? '', audience: String(plan) });
    await insertSearchEntry(tx, { ...entry, body: free ?? '', audience: `not:${plan}` });
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
