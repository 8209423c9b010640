import type { PaymentAccount } from '../../../adapters/payments/payments.ts';
import type { Queries } from '../../../db/client.ts';
import { findInstallation, lockInstallation, setInstallation } from '../../../db/installation.ts';
import { forgetCustomers } from '../../accounts/index.ts';

/** The name in existing databases. */
const KEY = 'billing.payments_home';

export const findPaymentAccount = async (db: Queries) =>
  (await findInstallation(db, KEY)) as PaymentAccount | undefined;

/** Locks the row until the transaction ends, so that only one of several starting processes switches. */
export const lockPaymentAccount = async (tx: Queries) =>
  (await lockInstallation(tx, KEY)) as PaymentAccount | undefined;

export const savePaymentAccount = (db: Queries, value: PaymentAccount): Promise<void> =>
  setInstallation(db, KEY, value);

/** Deletes everything that was copied from Stripe or contains its ids. */
export async function deletePaymentData(db: Queries): Promise<void> {
  for (const table of [
    'invoices',
    'subscriptions',
    'payment_events',
    'billing_attempts',
    'billing_notices',
    'ledger_entries',
    'disputes',
    'revenue_movements',
    'revenue_months',
    'refund_requests',
    'plan_prices',
    'coupon_uses',
    'plan_moves',
    'plan_grants',
    'gifts',
    'seats',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  // They are created again in the new account.
  await db.updateTable('coupons').set({ promotion_id: null, uses: 0 }).execute();
  await db.updateTable('plans').set({ price_id: null, product_id: null }).execute();
  await forgetCustomers(db);
}
