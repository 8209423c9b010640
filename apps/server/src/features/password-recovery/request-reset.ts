import { AppError } from '../../errors.ts';
import { localSite } from '../../languages/site.ts';
import {
  type AccountContext,
  countAttempt,
  findActiveUserByEmail,
  throttleKey,
} from '../accounts/index.ts';
import { resetMail } from './emails.ts';
import { issueResetLink } from './issue-reset-link.ts';

/** A few mails per hour, so that nobody can flood another person's mailbox. */
const LIMIT = { free: 3, firstWaitMs: 15 * 60_000, maxWaitMs: 60 * 60_000, forgetMs: 60 * 60_000 };

/**
 * Does not reveal whether the account exists: for an unknown address a useless code is created but
 * never sent, so that both cases take the same time.
 */
export async function requestReset(context: AccountContext, email: string): Promise<void> {
  const { db, now, outbox, site } = context;
  if (!(await isAllowed(context, email))) return;
  await db.transaction(async (tx) => {
    const user = await findActiveUserByEmail(tx, email);
    const local = localSite(site, user);
    const target = { userId: user?.id ?? null, siteUrl: local.url, at: now() };
    const link = await issueResetLink(tx, target);
    if (user) await outbox.put(tx, resetMail(local, user, link));
  });
  outbox.wake();
}

async function isAllowed(context: AccountContext, email: string): Promise<boolean> {
  try {
    await countAttempt(context, [{ key: throttleKey('forgot', email), ...LIMIT }]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
