import { pathTo } from '@rostra/contract/pages';
import type { Collection, EntryPage } from '../declare/declaration.ts';

import type { ContentStore } from '../read/content-store.ts';

export interface EntryAddress {
  readonly documentId: string;
  readonly slug: string;
}

type PathOf = (entry: EntryAddress) => string;

/** The page of the entries that everybody can open, also if that is not the one for members. */
export const publicPageOf = ({ page, publicPage }: Collection): EntryPage | undefined =>
  page?.access === 'public' ? page : publicPage;

/** Finds the paths of a collection's entries. Undefined for collections without pages. */
export const entryPaths = (
  store: ContentStore,
  collection: Collection,
): Promise<PathOf | undefined> => pathsOn(store, collection, collection.page);

/** The paths of the pages that everybody can open. */
export const publicPaths = (
  store: ContentStore,
  collection: Collection,
): Promise<PathOf | undefined> => pathsOn(store, collection, publicPageOf(collection));

async function pathsOn(
  { db, now }: ContentStore,
  { findOtherPaths }: Collection,
  page: EntryPage | undefined,
): Promise<PathOf | undefined> {
  if (!page) return undefined;
  const others = await findOtherPaths?.(db.queries, now());
  return ({ documentId, slug }) => others?.get(documentId) ?? pathTo(page, { slug });
}
