import type { Queries } from '../../../db/client.ts';
import type { ConsentSource, SubscriberRow } from '../../../db/tables/newsletters.ts';
import { localSite } from '../../../languages/site.ts';
import type { NewslettersContext } from '../context.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import { suppressed } from '../subscribe/confirm-subscription.ts';
import { consentWording } from '../subscribe/consent-wording.ts';
import { welcomeSubscriber } from '../subscribe/welcome-subscriber.ts';
import { leaveNewsletters } from '../subscribers/change-subscriptions.ts';
import { findSubscriptions } from '../subscribers/subscriptions.repo.ts';
import { isSuppressedByStaff, liftSuppression } from '../subscribers/suppressions.repo.ts';

interface Choice {
  readonly newsletters: readonly string[];
  readonly source: ConsentSource;
  readonly page: string;
}

/** Joins what is chosen and leaves all others. */
export async function chooseNewsletters(
  context: NewslettersContext,
  tx: Queries,
  subscriber: SubscriberRow,
  { newsletters, source, page }: Choice,
): Promise<void> {
  const { site, hashOf, now } = context;
  const at = now().toISOString();
  const current = (await findSubscriptions(tx, subscriber.id)).filter(
    ({ left_at }) => left_at === null,
  );
  await leaveNewsletters(tx, {
    subscriberId: subscriber.id,
    newsletterIds: current.map(({ id }) => id).filter((id) => !newsletters.includes(id)),
    consent: { source, page },
    at,
  });
  const has = new Set(current.map(({ id }) => id));
  const open = site.settings.values.newsletters ? await findOpenNewsletters(tx) : [];
  const added = open.filter(({ id }) => newsletters.includes(id) && !has.has(id));
  if (added.length === 0) return;
  const hash = hashOf(subscriber.email);
  if (await isSuppressedByStaff(tx, hash)) throw suppressed();
  await liftSuppression(tx, hash);
  const wording = consentWording(localSite(site, subscriber), added);
  await welcomeSubscriber(context, tx, {
    subscriber,
    newsletters: added,
    consent: { source, page, wording },
    at,
  });
}
