import type { Queries } from '../db/client.ts';

/** The document id of the policy at this address. */
export async function findPolicyId(queries: Queries, slug: string): Promise<string> {
  const { document_id: id } = await queries
    .selectFrom('policies')
    .select('document_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}
