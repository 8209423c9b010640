import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Row } from '../write/documents.repo.ts';
import { isVisible } from '../write/publication/is-visible.ts';
import { putFormerSlug } from './former-slugs.repo.ts';

/** Stores the previous slug of a published row, for redirects. */
export async function storeFormerSlug(
  tx: Queries,
  collection: Collection,
  before: Row | undefined,
  { slug, now }: { slug: unknown; now: string },
): Promise<void> {
  if (!before || before.slug === slug || !isVisible(collection, before, now)) return;
  await putFormerSlug(tx, {
    collection: collection.plural,
    slug: String(before.slug),
    locale: String(before.locale ?? ''),
    document_id: before.document_id,
    created_at: now,
  });
}
