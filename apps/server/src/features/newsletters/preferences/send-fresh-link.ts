import { localSite } from '../../../languages/site.ts';
import type { NewslettersContext } from '../context.ts';
import { freshLinkMail } from '../emails.ts';
import { getLink } from '../links/get-link.ts';
import { countMail } from '../subscribe/count-mail.ts';

/** Goes to the address of the subscriber, whoever has the link with which it is asked for. */
export async function sendFreshLink(context: NewslettersContext, code: string): Promise<void> {
  const { db, links, now, outbox, site } = context;
  const { subscriber } = await getLink(context, db.queries, code);
  if (!(await countMail(context, subscriber.email))) return;
  const mail = freshLinkMail(localSite(site, subscriber), {
    to: subscriber.email,
    code: links.freshCodeFor(subscriber, now()),
  });
  await db.transaction((tx) => outbox.put(tx, mail));
  outbox.wake();
}
