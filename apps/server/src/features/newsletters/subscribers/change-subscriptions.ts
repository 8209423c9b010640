import type { Queries } from '../../../db/client.ts';
import type { ConsentSource } from '../../../db/tables/newsletters.ts';
import { endSubscriptions, insertConsents, startSubscription } from './subscriptions.repo.ts';

/** How somebody joined or left. */
export interface Consent {
  readonly source: ConsentSource;
  readonly page?: string | null;
  readonly wording?: string | null;
  readonly actorId?: number | null;
  readonly importId?: string | null;
  readonly requestedAt?: string | null;
}

interface Change {
  readonly subscriberId: number;
  readonly newsletterIds: readonly string[];
  readonly consent: Consent;
  readonly at: string;
}

/** Returns the newsletters that they did not get already. */
export async function joinNewsletters(tx: Queries, change: Change): Promise<string[]> {
  const joined: string[] = [];
  for (const newsletterId of change.newsletterIds) {
    const { subscriberId, at } = change;
    if (await startSubscription(tx, { subscriberId, newsletterId, at })) joined.push(newsletterId);
  }
  await record(tx, change, { kind: 'joined', newsletterIds: joined });
  return joined;
}

/** Returns the newsletters that they got until now. */
export async function leaveNewsletters(tx: Queries, change: Change): Promise<string[]> {
  const left = await endSubscriptions(tx, change);
  await record(tx, change, { kind: 'left', newsletterIds: left });
  return left;
}

const record = (
  tx: Queries,
  { subscriberId, consent, at }: Change,
  { kind, newsletterIds }: { kind: 'joined' | 'left'; newsletterIds: readonly string[] },
): Promise<void> =>
  insertConsents(
    tx,
    newsletterIds.map((newsletterId) => ({
      subscriber_id: subscriberId,
      newsletter_id: newsletterId,
      kind,
      source: consent.source,
      page: consent.page ?? null,
      wording: consent.wording ?? null,
      actor_id: consent.actorId ?? null,
      import_id: consent.importId ?? null,
      requested_at: consent.requestedAt ?? null,
      created_at: at,
    })),
  );
