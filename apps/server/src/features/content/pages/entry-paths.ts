import { pathTo } from '@rostra/contract/pages';
import type { Collection } from '../declare/declaration.ts';

import type { ContentStore } from '../read/content-store.ts';

export interface EntryAddress {
  readonly documentId: string;
  readonly slug: string;
}

/** Finds the paths of a collection's entries. Undefined for collections without pages. */
export async function entryPaths(
  { db, now }: ContentStore,
  { page, findOtherPaths }: Collection,
): Promise<((entry: EntryAddress) => string) | undefined> {
  if (!page) return undefined;
  const others = await findOtherPaths?.(db.queries, now());
  return ({ documentId, slug }) => others?.get(documentId) ?? pathTo(page, { slug });
}
