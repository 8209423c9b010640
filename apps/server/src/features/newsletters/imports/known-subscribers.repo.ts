import type { Queries } from '../../../db/client.ts';
import type { SuppressionReason } from '../../../db/tables/newsletters.ts';

export interface KnownSubscriber {
  readonly id: number;
  /** Has shown here that they read mail to the address, so what they chose here counts. */
  readonly hasConfirmed: boolean;
  readonly importId: string | null;
  /** By newsletter: whether they get it, or have left it. */
  readonly subscriptions: ReadonlyMap<string, 'subscribed' | 'left'>;
}

/** By address. */
export async function findKnownSubscribers(
  queries: Queries,
  emails: readonly string[],
): Promise<Map<string, KnownSubscriber>> {
  if (emails.length === 0) return new Map();
  const rows = await queries
    .selectFrom('subscribers')
    .select(['id', 'email', 'confirmed_at', 'import_id'])
    .where('email', 'in', [...emails])
    .execute();
  const subscriptions = await findSubscriptionsOf(
    queries,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, email, confirmed_at, import_id }) => [
      email,
      {
        id,
        hasConfirmed: confirmed_at !== null,
        importId: import_id,
        subscriptions: subscriptions.get(id) ?? new Map(),
      },
    ]),
  );
}

async function findSubscriptionsOf(queries: Queries, ids: readonly number[]) {
  const found = new Map<number, Map<string, 'subscribed' | 'left'>>();
  if (ids.length === 0) return found;
  const rows = await queries
    .selectFrom('newsletter_subscriptions')
    .select(['subscriber_id', 'newsletter_id', 'left_at'])
    .where('subscriber_id', 'in', [...ids])
    .execute();
  for (const { subscriber_id: id, newsletter_id, left_at } of rows) {
    const own = found.get(id) ?? new Map();
    found.set(id, own.set(newsletter_id, left_at === null ? 'subscribed' : 'left'));
  }
  return found;
}

/** By hash. */
export async function findSuppressionReasons(
  queries: Queries,
  hashes: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  if (hashes.length === 0) return new Map();
  const rows = await queries
    .selectFrom('suppressions')
    .select(['address_hash', 'reason', 'email'])
    .where('address_hash', 'in', [...hashes])
    .execute();
  // One that was suppressed before it was erased has kept that reason.
  return new Map(
    rows.map(({ address_hash, reason, email }) => [
      address_hash,
      email === null ? 'erased' : reason,
    ]),
  );
}
