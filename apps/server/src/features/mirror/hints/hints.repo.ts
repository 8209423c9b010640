import type { Queries } from '../../../db/client.ts';

/** An entry that may have changed at its source. */
export interface Hint {
  readonly collection: string;
  readonly sourceId: string;
}

export async function putHint(queries: Queries, { collection, sourceId }: Hint): Promise<void> {
  await queries
    .insertInto('mirror_hints')
    .values({ collection, source_id: sourceId })
    .onConflict((conflict) => conflict.columns(['collection', 'source_id']).doNothing())
    .execute();
}

export const hasHints = async (queries: Queries): Promise<boolean> =>
  (await queries.selectFrom('mirror_hints').select('source_id').limit(1).executeTakeFirst()) !==
  undefined;

/** If reading them fails, the next regular look finds the changes. */
export const takeHints = (queries: Queries): Promise<Hint[]> =>
  queries.deleteFrom('mirror_hints').returning(['collection', 'source_id as sourceId']).execute();
