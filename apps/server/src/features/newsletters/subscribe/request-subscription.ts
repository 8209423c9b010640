import type { NewsletterRequest } from '@rostra/contract';
import type { Language } from '@rostra/messages';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { hashCode, newCode } from '../../accounts/index.ts';
import type { NewslettersContext } from '../context.ts';
import { confirmationMail, knownSubscriberMail } from '../emails.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import { findSubscriberByEmail } from '../subscribers/subscribers.repo.ts';
import { findSubscriptions } from '../subscribers/subscriptions.repo.ts';
import { isSuppressedByStaff } from '../subscribers/suppressions.repo.ts';
import { consentWording } from './consent-wording.ts';
import { countMail } from './count-mail.ts';
import { insertRequest } from './requests.repo.ts';

const LIFETIME_MS = 3 * 24 * 60 * 60_000;

/** The same for every address: one request and one mail, so that nobody learns who subscribes. */
export async function requestSubscription(
  context: NewslettersContext,
  { email, newsletters, page }: NewsletterRequest,
  language: Language,
): Promise<void> {
  const { db, now, site, outbox, links, hashOf } = context;
  const open = await findOpenNewsletters(db.queries);
  const chosen = open.filter(({ id }) => newsletters.includes(id));
  if (chosen.length === 0) {
    throw new AppError('validation_failed', messageReference('newsletters', 'chooseOne'));
  }
  if (!(await countMail(context, email))) return;
  const code = newCode();
  const at = now();
  const local = localSite(site, { language });
  await db.transaction(async (tx) => {
    const subscriber = await findSubscriberByEmail(tx, email);
    const subscriptions = subscriber ? await findSubscriptions(tx, subscriber.id) : [];
    const has = new Set(subscriptions.flatMap(({ id, left_at }) => (left_at ? [] : [id])));
    const isRefused = await isSuppressedByStaff(tx, hashOf(email));
    await insertRequest(tx, {
      code_hash: hashCode(code),
      ...{ email, subscriber_id: null, user_id: null, language, source: 'form', page },
      newsletters: JSON.stringify(chosen.map(({ id }) => id)),
      wording: consentWording(local, chosen),
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
    });
    if (isRefused) return;
    await outbox.put(
      tx,
      subscriber && chosen.every(({ id }) => has.has(id))
        ? knownSubscriberMail(local, { to: email, code: links.codeFor(subscriber) })
        : confirmationMail(local, { to: email, code, newsletters: chosen }),
    );
  });
  outbox.wake();
}
