import type { Queries } from '../../../db/client.ts';
import type { NewslettersContext } from '../context.ts';
import type { Judgement, ListedAddress } from './judge-row.ts';
import type { KnownSubscriber } from './known-subscribers.repo.ts';
import type { BatchOptions, SubscriberImport } from './subscriber-import.ts';
import {
  findLinkedUsers,
  insertImportedConsents,
  insertSubscribers,
  insertSubscriptions,
  insertSuppressions,
  markAllLeft,
} from './write-subscribers.repo.ts';

interface JudgedRow {
  readonly row: ListedAddress;
  readonly subscriber: KnownSubscriber | undefined;
  readonly judgement: Judgement;
}

interface Joined {
  readonly subscriberId: number;
  readonly newsletterId: string;
  readonly consentedAt: string | null;
}

/** A few statements for many rows, so that a long list holds up nobody. */
export async function writeBatch(
  { now, hashOf }: Pick<NewslettersContext, 'now' | 'hashOf'>,
  tx: Queries,
  judged: readonly JudgedRow[],
  { list, findAccounts }: Pick<BatchOptions, 'list' | 'findAccounts'>,
): Promise<void> {
  const at = now().toISOString();
  const joined: Joined[] = [];
  const left: Joined[] = [];
  const suppressed = [];
  const added = await addSubscribers(tx, judged, { list, at, findAccounts });
  for (const { row, subscriber, judgement } of judged) {
    const consentedAt = row.consentedAt ?? null;
    const addedId = judgement.kind === 'add' ? added.get(row.email) : undefined;
    if (addedId !== undefined) {
      joined.push(
        ...list.newsletterIds.map((id) => ({
          subscriberId: addedId,
          newsletterId: id,
          consentedAt,
        })),
      );
    }
    if (judgement.kind === 'join' || judgement.kind === 'leave') {
      const subscriberId = subscriber?.id ?? 0;
      const target = judgement.kind === 'join' ? joined : left;
      const ids = judgement.newsletterIds;
      target.push(...ids.map((newsletterId) => ({ subscriberId, newsletterId, consentedAt })));
    }
    if (judgement.kind === 'suppress') {
      suppressed.push({
        ...{ address_hash: hashOf(row.email), email: row.email, reason: judgement.reason },
        ...{ note: list.fileName, actor_id: list.importedBy, created_at: at },
      });
    }
  }
  await insertSubscriptions(
    tx,
    joined.map(({ subscriberId, newsletterId, consentedAt }) => ({
      ...{ subscriber_id: subscriberId, newsletter_id: newsletterId },
      ...{ subscribed_at: consentedAt ?? at, left_at: null },
    })),
  );
  await markAllLeft(tx, left, at);
  await insertSuppressions(tx, suppressed);
  await insertImportedConsents(tx, [
    ...joined.map((one) => consentOf(one, { list, at, kind: 'joined' })),
    ...left.map((one) => consentOf({ ...one, consentedAt: null }, { list, at, kind: 'left' })),
  ]);
}

async function addSubscribers(
  tx: Queries,
  judged: readonly JudgedRow[],
  { list, at, findAccounts }: { at: string } & Pick<BatchOptions, 'list' | 'findAccounts'>,
): Promise<Map<string, number>> {
  const rows = judged.filter(({ judgement }) => judgement.kind === 'add').map(({ row }) => row);
  if (rows.length === 0) return new Map();
  const accounts = await findAccounts(rows.map(({ email }) => email));
  const linked = await findLinkedUsers(tx, [...accounts.values()]);
  const accountOf = (email: string) => {
    const id = accounts.get(email) ?? null;
    return linked.has(id) ? null : id;
  };
  return insertSubscribers(
    tx,
    rows.map(({ email, language }) => ({
      ...{ email, language, user_id: accountOf(email), confirmed_at: null },
      ...{ import_id: list.id, created_at: at },
    })),
  );
}

const consentOf = (
  { subscriberId, newsletterId, consentedAt }: Joined,
  { list, at, kind }: { list: SubscriberImport; at: string; kind: 'joined' | 'left' },
) => ({
  ...{ subscriber_id: subscriberId, newsletter_id: newsletterId, kind, source: 'import' as const },
  ...{ page: null, wording: kind === 'joined' ? list.consentSource : null },
  ...{ actor_id: list.importedBy, import_id: list.id },
  ...{ requested_at: consentedAt, created_at: at },
});
