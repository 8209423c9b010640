import { linkWith, pages } from '@rostra/contract/pages';
import { LRUCache } from 'lru-cache';
import type { BulkMail } from '../../../../adapters/mailer/bulk/bulk-mailer.ts';
import { localSite, senderOf } from '../../../../languages/site.ts';
import { findUserRow } from '../../../accounts/index.ts';
import { stopPath } from '../../links/stop-path.ts';
import { findMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';
import { type ComposeMail, prepareMails } from '../message/compose-mail.ts';
import { findText } from '../start/mailing-texts.repo.ts';
import type { ClaimedDelivery } from './claim-batch.ts';

/** Prepared mailings that are kept: languages and kinds of readers of the mailings that are being sent. */
const MAX_PREPARED = 40;

export type MailMaker = (delivery: ClaimedDelivery) => Promise<BulkMail>;

export function createMailMaker(context: MailingsContext): MailMaker {
  const prepared = new LRUCache<string, Promise<ComposeMail>>({ max: MAX_PREPARED });
  const { db, site, links, now } = context;
  const { hostname } = new URL(site.url);

  const prepare = (delivery: ClaimedDelivery): Promise<ComposeMail> => {
    const { mailing_id: mailingId, language, reader } = delivery;
    const key = `${mailingId} ${language} ${reader}`;
    const known = prepared.get(key);
    if (known) return known;
    const made = prepareFor(context, { mailingId, language, reader });
    prepared.set(key, made);
    made.catch(() => prepared.delete(key));
    return made;
  };

  /** Only members have told us their name. */
  const nameOf = async ({ user_id }: ClaimedDelivery) =>
    user_id === null ? null : ((await findUserRow(db.queries, user_id))?.first_name ?? null);

  return async (delivery) => {
    const compose = await prepare(delivery);
    const { id, mailing_id, email, subscriber_id, language } = delivery;
    const code = links.codeFor({ id: subscriber_id, email });
    const { url } = localSite(site, { language });
    const preferencesUrl = url + linkWith(pages.newsletterPreferences, 'code', code);
    const content = compose({
      to: email,
      // The same if staff decide to send it again.
      messageId: `mailing-${mailing_id}-${id}@${hostname}`,
      stopUrl: site.url + stopPath(code, delivery.newsletter_id),
      at: now(),
      recipient: { name: await nameOf(delivery), preferencesUrl, leaveUrl: preferencesUrl },
    });
    return { from: context.returnAddress(id), to: email, content };
  };
}

async function prepareFor(
  { db, site, fixedSender }: MailingsContext,
  variant: { mailingId: string; language: string; reader: string },
): Promise<ComposeMail> {
  const mailing = await findMailing(db.queries, variant.mailingId);
  const text = await findText(db.queries, variant);
  if (!mailing || !text) throw new Error('A mailing without a text is being sent');
  const { replyTo, ...sender } = senderOf(site);
  const { name, address } = fixedSender ?? sender;
  return prepareMails({
    sender: { name: mailing.sender_name || name, address, replyTo },
    text: { subject: text.subject, html: text.html, text: text.plain_text },
    listId: `${mailing.newsletter_id}.${new URL(site.url).hostname}`,
  });
}
