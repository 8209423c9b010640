import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';

import type { DocumentIndex } from '../../declare/document-index.ts';
import { storeFormerSlug } from '../../slugs/store-former-slug.ts';
import {
  type Document,
  deleteRows,
  findLinks,
  insertLinks,
  insertRow,
  type Row,
  setLinks,
  updateRow,
} from '../documents.repo.ts';
import { announceChange } from './announce-change.ts';
import { isVisible } from './is-visible.ts';

interface Publication {
  /** The default one in collections without translations. */
  readonly locale: string;
  readonly now: string;
  readonly index: DocumentIndex;
}

interface Publishing extends Publication {
  readonly publishedAt: string;
  /** Links by field, if not those of the draft. */
  readonly links?: ReadonlyMap<string, readonly number[]>;
}

/** Copies the draft row over the published row, whose id never changes. Returns that row. */
export async function publishDocument(
  tx: Queries,
  collection: Collection,
  { draft, published }: Document,
  { publishedAt, links, ...publication }: Publishing,
): Promise<Row> {
  const { now, index, locale } = publication;
  const { id: draftId, ...values } = draft;
  const columns = { ...values, state: 'published', published_at: publishedAt };
  const rowId = published?.id ?? (await insertRow(tx, collection, columns));
  if (published) await updateRow(tx, collection, rowId, columns);
  const link = published ? setLinks : insertLinks;
  for (const [key, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'many') continue;
    await link(tx, field, rowId, links?.get(key) ?? (await findLinks(tx, field, draftId)));
  }
  await storeFormerSlug(tx, collection, published, { slug: draft.slug, now });
  await index.add(tx, collection, { ...columns, locale });
  const change = { collection, locale, now, before: published, after: { ...columns, id: rowId } };
  await announceChange(tx, change);
  return { ...columns, id: rowId };
}

/** Deletes the published row. The draft row keeps the time of the first publication. */
export async function unpublishDocument(
  tx: Queries,
  collection: Collection,
  { draft, published }: Document,
  { now, index, locale }: Publication,
): Promise<void> {
  if (!published) return;
  await deleteRows(tx, collection, [published.id]);
  await index.remove(tx, collection, { ...published, locale });
  await storeFormerSlug(tx, collection, published, { slug: undefined, now });
  await announceChange(tx, { collection, locale, now, before: published, after: undefined });
  if (!isVisible(collection, published, now)) return;
  const columns = { first_published_at: published.published_at ?? null };
  await updateRow(tx, collection, draft.id, columns);
}
