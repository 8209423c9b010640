import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/collection.ts';
import { forgetSlug, rememberSlug } from '../old-slugs.repo.ts';
import { indexDocument, unindexDocument } from '../search/index-document.ts';
import {
  type Document,
  deleteRows,
  findLinks,
  insertRow,
  setLinks,
  updateRow,
} from './documents.repo.ts';

/** Copies the working row over the one that readers see. The number of that row never changes. */
export async function publishDocument(
  tx: Queries,
  collection: Collection,
  { draft, published }: Document,
  { publishedAt, now }: { publishedAt: string; now: string },
): Promise<void> {
  const { id: draftId, ...values } = draft;
  const columns = { ...values, state: 'published', published_at: publishedAt };
  const rowId = published?.id ?? (await insertRow(tx, collection, columns));
  if (published) await updateRow(tx, collection, rowId, columns);
  for (const field of Object.values(collection.fields)) {
    if (field.kind !== 'many') continue;
    await setLinks(tx, field, rowId, await findLinks(tx, field, draftId));
  }
  await keepSlugs(tx, collection, { draft, ...(published ? { published } : {}) }, now);
  await indexDocument(tx, collection, { ...columns, id: rowId } as never);
}

/** Readers no longer see it; the working row stays. */
export async function unpublishDocument(
  tx: Queries,
  collection: Collection,
  { published }: Document,
): Promise<void> {
  if (!published) return;
  await deleteRows(tx, collection, [published.id]);
  await unindexDocument(tx, collection, published.document_id);
}

/** A slug that readers have seen goes on leading to its document. */
async function keepSlugs(
  tx: Queries,
  collection: Collection,
  { draft, published }: Document,
  now: string,
): Promise<void> {
  const slug = String(draft.slug);
  await forgetSlug(tx, collection.plural, slug);
  if (!published || published.slug === slug) return;
  await rememberSlug(tx, {
    collection: collection.plural,
    slug: String(published.slug),
    document_id: draft.document_id,
    created_at: now,
  });
}
