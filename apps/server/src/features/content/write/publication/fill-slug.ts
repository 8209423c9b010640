import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { bodyError, missingField } from '../../validate/body-error.ts';
import { isTaken, type Row, updateRow } from '../documents.repo.ts';
import { slugFromTitle } from '../slug-from-title.ts';

const MAX_TRIES = 100;

/** Before a draft without a slug is published: gives it one that is free. */
export async function fillSlug(
  tx: Queries,
  collection: Collection,
  draft: Row,
  locale: string,
): Promise<Row> {
  if (draft.slug !== draft.document_id) return draft;
  const base = slugFromTitle(String(draft.title ?? draft.name ?? ''));
  for (let number = 1; base !== '' && number <= MAX_TRIES; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const place = { column: 'slug', value: slug, documentId: draft.document_id, locale };
    if (await isTaken(tx, collection, place)) continue;
    await updateRow(tx, collection, draft.id, { slug });
    return { ...draft, slug };
  }
  throw bodyError([missingField('slug')]);
}
