import type { AccountHooks } from '../../feature.ts';
import type { AccountContext } from '../accounts/index.ts';
import { countEmailConfirmationsTo, findEmailConfirmationsOf } from './email-confirmations.repo.ts';
import { putConfirmationMail } from './put-confirmation-mail.ts';

/** Registering again and again with an address that its owner has taken back must not flood them. */
const MAILS_PER_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

export function emailConfirmationAccountHooks(
  context: Pick<AccountContext, 'db' | 'now' | 'outbox' | 'site'>,
): AccountHooks {
  return {
    name: 'emailConfirmations',
    onRegistration: async (tx, user) => {
      const since = new Date(context.now().getTime() - DAY_MS).toISOString();
      const sent = await countEmailConfirmationsTo(tx, user.email, since);
      if (sent < MAILS_PER_DAY) await putConfirmationMail(context, tx, user);
    },
    exportData: async (userId) => {
      const rows = await findEmailConfirmationsOf(context.db.queries, userId);
      return rows.map(({ email, created_at, expires_at }) => ({
        email,
        sentAt: created_at,
        expiresAt: expires_at,
      }));
    },
  };
}
