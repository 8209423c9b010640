import type { Queries } from '../../../db/client.ts';
import { NO_PASSWORD } from '../../accounts/index.ts';

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

/** Which of these addresses have an account, and whether this import has created it. */
export async function findKnownAddresses(
  queries: Queries,
  { source, emails }: { source: string; emails: readonly string[] },
): Promise<Map<string, 'imported' | 'other'>> {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [...emails])
    .execute();
  const imported = await findImported(
    queries,
    source,
    rows.map(({ id }) => String(id)),
  );
  return new Map(
    rows.map(({ id, email }) => [email, imported.has(String(id)) ? 'imported' : 'other']),
  );
}

async function findImported(queries: Queries, source: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await queries
    .selectFrom('imported_entries')
    .select('source_id')
    .where('source', '=', source)
    .where('collection', '=', COLLECTION)
    .where('source_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ source_id }) => source_id));
}

/** False if the account is gone, has a password, was confirmed, pays, or has notes of staff. */
export async function lockUnusedAccount(tx: Queries, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', userId)
    .where('role', '=', 'member')
    .where('password_hash', '=', NO_PASSWORD)
    .where('email_confirmed_at', 'is', null)
    .where('stripe_customer_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member_notes')
            .select('member_notes.id')
            .whereRef('member_notes.user_id', '=', 'users.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
