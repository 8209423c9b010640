import type { PaymentAccount } from '../../../adapters/payments/payments.ts';
import type { Db } from '../../../db/client.ts';
import { StartError } from '../../../errors.ts';
import {
  deletePaymentData,
  findPaymentAccount,
  lockPaymentAccount,
  savePaymentAccount,
} from './payment-account.repo.ts';

const NAMES: Record<PaymentAccount, string> = {
  sandbox: 'in the sandbox',
  'stripe test': "in Stripe's test mode",
  'stripe live': "in Stripe's live mode",
};

const nameOf = (home: PaymentAccount | undefined) => (home ? NAMES[home] : 'simulated');

/**
 * Before the site opens: are its members customers of whom it is about to ask? Elsewhere all of them
 * would be missing, so all they pay for would end. Play money is forgotten when a site goes on to
 * something more real; what is at Stripe only by order. Nothing is asked of simulated payments, but
 * whoever left their account there would go on paying.
 */
export async function switchPaymentAccount(
  db: Db,
  home: PaymentAccount | undefined,
  { canForgetStripe }: { canForgetStripe: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockPaymentAccount(tx);
    if (known === home) return;
    const isOnward = known === 'sandbox' || (known === 'stripe test' && home === 'stripe live');
    if (known && !isOnward && !canForgetStripe) {
      throw new StartError(
        `The payments of this site are ${nameOf(known)}, but it was started with payments ${nameOf(home)}. Set BILLING and the keys of Stripe as they were, or BILLING_FORGET_STRIPE=true to leave and forget the customers, subscriptions and invoices there.`,
      );
    }
    if (!home) return;
    if (known) await deletePaymentData(tx);
    await savePaymentAccount(tx, home);
  });
}

/** For who compares without opening the site. */
export async function checkPaymentAccount(db: Db, home: PaymentAccount): Promise<void> {
  const known = await findPaymentAccount(db.queries);
  if (known && known !== home) {
    throw new StartError(
      `The payments of this site are ${nameOf(known)}, but these settings are for payments ${nameOf(home)}.`,
    );
  }
}
