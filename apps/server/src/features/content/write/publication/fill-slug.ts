import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { freeSlug } from '../../slugs/free-slug.ts';
import { generateSlug } from '../../slugs/generate-slug.ts';
import { type Row, updateRow } from '../documents.repo.ts';

/** Before a draft without a slug is published: gives it one that is free. */
export async function fillSlug(
  tx: Queries,
  collection: Collection,
  draft: Row,
  locale: string,
): Promise<Row> {
  const { document_id: documentId } = draft;
  if (draft.slug !== documentId) return draft;
  const entry = { documentId, locale };
  const wanted = generateSlug(String(draft.title ?? draft.name ?? ''), entry);
  const slug = await freeSlug(tx, collection, wanted, entry);
  await updateRow(tx, collection, draft.id, { slug });
  return { ...draft, slug };
}
