import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/collection.ts';
import { plainText } from '../markdown/reading-minutes.ts';
import { deleteSearchEntries, insertSearchEntry } from './search-entries.repo.ts';

interface PublishedRow {
  document_id: string;
  slug: string;
  title: string;
  body: string;
  excerpt?: string | null;
  summary?: string | null;
  required_plan?: string;
  published_at: string;
}

/**
 * Who may find what: public things have the audience `public`. Of a member content, those whose
 * plan opens it find the whole (`premium`), other members only what it is about (`not:premium`).
 */
export async function indexDocument(
  tx: Queries,
  collection: Collection,
  row: PublishedRow,
): Promise<void> {
  await unindexDocument(tx, collection, row.document_id);
  if (!collection.hasDrafts) return;
  const entry = {
    collection: collection.plural,
    document_id: row.document_id,
    slug: row.slug,
    title: row.title,
    summary: row.excerpt ?? row.summary ?? '',
    published_at: row.published_at,
  };
  const body = plainText(row.body);
  if (row.required_plan === undefined) {
    await insertSearchEntry(tx, { ...entry, body, audience: 'public' });
    return;
  }
  await insertSearchEntry(tx, { ...entry, body, audience: row.required_plan });
  await insertSearchEntry(tx, { ...entry, body: '', audience: `not:${row.required_plan}` });
}

export const unindexDocument = (tx: Queries, { plural }: Collection, documentId: string) =>
  deleteSearchEntries(tx, plural, documentId);
