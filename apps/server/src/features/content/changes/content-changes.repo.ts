import type { Db, Queries } from '../../../db/client.ts';
import { prepareQuery } from '../../../db/prepare-query.ts';

export interface ContentChange {
  id: number;
  origin: string;
  /** A JSON list. */
  tags: string;
}

export async function insertChange(
  queries: Queries,
  row: { origin: string; tags: string; changed_at: string },
): Promise<void> {
  await queries.insertInto('content_changes').values(row).execute();
}

const after = prepareQuery((db, id: number) =>
  db
    .selectFrom('content_changes')
    .select(['id', 'origin', 'tags'])
    .where('id', '>', id)
    .orderBy('id'),
);

export const findChangesAfter = (db: Db, id: number): Promise<ContentChange[]> => after(db, id);

export async function findNewestChange(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('content_changes')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

export async function deleteChangesBefore(queries: Queries, time: string): Promise<void> {
  await queries.deleteFrom('content_changes').where('changed_at', '<', time).execute();
}
