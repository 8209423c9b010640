import { type Collection, type DocumentIndex, plainText, visitorReader } from '../content/index.ts';
import { isIndexed } from './indexed-collections.ts';
import { deleteSearchEntries, insertSearchEntry } from './search-entries.repo.ts';

/**
 * Public entries have the audience `public`. If an entry requires a plan, members whose plan
 * includes it find the whole text (`premium`), and other members only title and summary
 * (`not:premium`).
 */
export const searchIndex: DocumentIndex = {
  add: async (tx, collection, row) => {
    const { plural } = collection;
    await deleteSearchEntries(tx, plural, row);
    if (!isIndexed(collection)) return;
    const { required_plan: plan } = row;
    const textOf = (key: string) =>
      plan !== undefined || isPublic(collection, key) ? String(row[key] ?? '') : '';
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
};

/** Without a required plan everyone finds the entry, so its text must be public. */
const isPublic = ({ fields }: Collection, key: string): boolean =>
  fields[key]?.read(visitorReader) === true;
