import { pages } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { hashCode, newCode } from '../../accounts/index.ts';
import type { NewslettersContext } from '../context.ts';
import { newAddressMail } from '../emails.ts';
import { getFreshLink } from '../links/get-link.ts';
import { countMail } from '../subscribe/count-mail.ts';
import { insertRequest } from '../subscribe/requests.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Takes effect when the link that is mailed to the new address is used. */
export async function changeAddress(
  context: NewslettersContext,
  { code, email }: { code: string; email: string },
): Promise<void> {
  const { db, now, outbox, site } = context;
  const { subscriber } = await getFreshLink(context, db.queries, code);
  if (subscriber.user_id !== null) {
    throw new AppError('conflict', messageReference('newsletters-server', 'followsAccount'));
  }
  if (email === subscriber.email || !(await countMail(context, email))) return;
  const newAddressCode = newCode();
  const at = now();
  await db.transaction(async (tx) => {
    await insertRequest(tx, {
      code_hash: hashCode(newAddressCode),
      ...{ email, subscriber_id: subscriber.id, user_id: null, newsletters: '[]', wording: '' },
      ...{ language: subscriber.language, source: 'preferences' },
      page: pages.newsletterPreferences.path,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + DAY_MS).toISOString(),
    });
    const local = localSite(site, subscriber);
    await outbox.put(tx, newAddressMail(local, { to: email, code: newAddressCode }));
  });
  outbox.wake();
}
