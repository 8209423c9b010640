import type { PolicyArea } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';

/** Whether a policy is in the area, drafts included. */
export async function isAreaUsed(queries: Queries, key: string): Promise<boolean> {
  const row = await queries
    .selectFrom('policies')
    .select('id')
    .where('area', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a policy of another area has the address of this one. */
export async function findOtherPolicyAt(
  queries: Queries,
  { key, slug }: Pick<PolicyArea, 'key' | 'slug'>,
): Promise<boolean> {
  const row = await queries
    .selectFrom('policies')
    .select('id')
    .where('slug', '=', slug)
    .where('area', '<>', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
