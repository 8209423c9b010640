import type { Queries } from '../../../../db/client.ts';

export async function findFirstTries(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('deliveries')
    .select(['id', 'first_tried_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, first_tried_at }) => [id, first_tried_at ?? '9']));
}
