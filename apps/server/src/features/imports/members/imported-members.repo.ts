import type { Queries } from '../../../db/client.ts';

const COLLECTION = 'members';

interface ImportedMember {
  readonly source: string;
  readonly userId: number;
  readonly at: string;
}

/** Without the address, so that nothing of a deleted account remains. */
export async function insertImportedMember(
  tx: Queries,
  { source, userId, at }: ImportedMember,
): Promise<void> {
  const id = String(userId);
  await tx
    .insertInto('imported_entries')
    .values({
      source,
      collection: COLLECTION,
      source_id: id,
      document_id: id,
      hash: '',
      version: 1,
      is_created: 1,
      updated_at: at,
    })
    .execute();
}

export interface KnownAccount {
  readonly userId: number;
  /** Whether this list has created it, another one, or its owner. */
  readonly origin: 'list' | 'other list' | 'owner';
}

/** The accounts that have these addresses. */
export async function findKnownAddresses(
  queries: Queries,
  { source, emails }: { source: string; emails: readonly string[] },
): Promise<Map<string, KnownAccount>> {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [...emails])
    .execute();
  const sources = await findSources(
    queries,
    rows.map(({ id }) => String(id)),
  );
  return new Map(
    rows.map(({ id, email }) => {
      const from = sources.get(String(id)) ?? [];
      const isListed = from.includes(source);
      const origin = isListed ? 'list' : from.length > 0 ? 'other list' : 'owner';
      return [email, { userId: id, origin }];
    }),
  );
}

/** The lists that have created these accounts. */
async function findSources(queries: Queries, ids: readonly string[]) {
  const sources = new Map<string, string[]>();
  if (ids.length === 0) return sources;
  const rows = await queries
    .selectFrom('imported_entries')
    .select(['source', 'source_id'])
    .where('collection', '=', COLLECTION)
    .where('source_id', 'in', [...ids])
    .execute();
  for (const { source, source_id } of rows) {
    sources.set(source_id, [...(sources.get(source_id) ?? []), source]);
  }
  return sources;
}
