import type { Queries } from '../../../../db/client.ts';

export async function countSoftBounces(
  queries: Queries,
  subscriberId: number,
  since: string,
): Promise<number> {
  const { count } = await queries
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('bounce', '=', 'soft')
    .where('changed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
