import type { PaymentAccount } from '../../../adapters/payments/payments.ts';
import type { Db } from '../../../db/client.ts';
import { StartError } from '../../../errors.ts';
import {
  deletePaymentData,
  findPaymentAccount,
  lockPaymentAccount,
  savePaymentAccount,
} from './payment-account.repo.ts';

const LABELS: Record<PaymentAccount, string> = {
  sandbox: 'in the sandbox',
  'stripe test': "in Stripe's test mode",
  'stripe live': "in Stripe's live mode",
};

const labelOf = (account: PaymentAccount | undefined) =>
  account ? LABELS[account] : 'off or simulated';

/**
 * Runs at startup. A customer that Stripe does not know counts as deleted, which ends its subscription,
 * so a site must not start with a different payment account than its database belongs to. Only going
 * from the sandbox or test mode to something more real is allowed, which deletes the old data; leaving
 * Stripe needs an explicit setting. Without payments no requests are sent, but subscriptions left behind at
 * Stripe would keep charging.
 */
export async function switchPaymentAccount(
  db: Db,
  account: PaymentAccount | undefined,
  { canForgetStripe }: { canForgetStripe: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockPaymentAccount(tx);
    if (stored === account) return;
    const isUpgrade =
      stored === 'sandbox' || (stored === 'stripe test' && account === 'stripe live');
    if (stored && !isUpgrade && !canForgetStripe) {
      throw new StartError(
        `The payments of this site are ${labelOf(stored)}, but it was started with payments ${labelOf(account)}. Restore BILLING and the Stripe keys, or set BILLING_FORGET_STRIPE=true to delete this site's copy of the customers, subscriptions and invoices there.`,
      );
    }
    if (!account) return;
    if (stored) await deletePaymentData(tx);
    await savePaymentAccount(tx, account);
  });
}

/** For commands that read from Stripe without starting the site. */
export async function checkPaymentAccount(db: Db, account: PaymentAccount): Promise<void> {
  const stored = await findPaymentAccount(db.queries);
  if (stored && stored !== account) {
    throw new StartError(
      `The payments of this site are ${labelOf(stored)}, but these settings are for payments ${labelOf(account)}.`,
    );
  }
}
