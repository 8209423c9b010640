import { AppError } from '../../../errors.ts';
import type { Collection } from '../declare/collection.ts';
import type { Reader } from '../declare/reader.ts';
import { findPresentSlug } from '../old-slugs.repo.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import { findEntries } from '../read/entries.repo.ts';
import type { PageStore } from './page-store.ts';
import { renderBody } from './render-body.ts';

interface WithBody extends Record<string, unknown> {
  id: number;
  documentId: string;
  body?: string | null;
}

/** One published entry with all it brings and its body rendered. An old slug says where it went. */
export async function readBySlug(
  store: PageStore,
  collection: Collection,
  reader: Reader,
  slug: string,
): Promise<WithBody & Awaited<ReturnType<typeof renderBody>>> {
  const query = parseReadQuery({ filters: { slug }, populate: '*' }, collection, reader);
  const now = store.now();
  const [json] = await findEntries(store.db, now, query, { limit: 1, offset: 0 });
  if (json === undefined) {
    const movedTo = await findPresentSlug(store.db.queries, collection, slug, now);
    throw new AppError('not_found', 'Not Found', movedTo ? { movedTo } : {});
  }
  const { body, ...entry } = JSON.parse(json) as WithBody;
  return { ...entry, ...(await renderBody(store, body ?? '')) };
}
