import type { Queries } from '../../../../db/client.ts';
import {
  deleteStarterItems,
  findStarterItems,
  insertStarterItem,
  type StarterItem,
} from './starter-items.repo.ts';

export const recordStarterItem = (tx: Queries, item: StarterItem): Promise<void> =>
  insertStarterItem(tx, item);

export const listStarterItems = (queries: Queries, kind: string): Promise<StarterItem[]> =>
  findStarterItems(queries, kind);

/** What is left of the starter content belongs to the staff from now on. */
export const forgetStarterItems = (queries: Queries): Promise<void> => deleteStarterItems(queries);
