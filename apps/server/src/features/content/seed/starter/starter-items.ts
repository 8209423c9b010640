import type { Queries } from '../../../../db/client.ts';
import type { ContentService } from '../../content-service.ts';
import type { Collection } from '../../declare/declaration.ts';
import {
  deleteStarterItems,
  findStarterItems,
  findStarterSlugs,
  insertStarterItem,
  type StarterItem,
} from './starter-items.repo.ts';

export const recordStarterItem = (tx: Queries, item: StarterItem): Promise<void> =>
  insertStarterItem(tx, item);

export const listStarterItems = (queries: Queries, kind: string): Promise<StarterItem[]> =>
  findStarterItems(queries, kind);

/** The unchanged starter entry of a collection that has each slug, by its document id. */
export async function findStarterPlaces(
  { db }: Pick<ContentService, 'db'>,
  collection: Collection,
  locale: string,
): Promise<Map<string, string>> {
  const rows = await findStarterSlugs(db.queries, collection, locale);
  return new Map(rows.map(({ slug, document_id }) => [slug, document_id]));
}

/** What is left of the starter content belongs to the staff from now on. */
export const forgetStarterItems = (queries: Queries): Promise<void> => deleteStarterItems(queries);
