import type { PaymentAccount } from '../../../adapters/payments/payments.ts';
import type { Queries } from '../../../db/client.ts';

/** The name in existing databases. */
const KEY = 'billing.payments_home';

export async function findPaymentAccount(db: Queries): Promise<PaymentAccount | undefined> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value as PaymentAccount | undefined;
}

/** Locks the row until the transaction ends, so that only one of several starting processes switches. */
export async function lockPaymentAccount(db: Queries): Promise<PaymentAccount | undefined> {
  const row = await db
    .updateTable('installation')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', KEY)
    .returning('value')
    .executeTakeFirst();
  return row?.value as PaymentAccount | undefined;
}

export async function savePaymentAccount(db: Queries, value: PaymentAccount): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

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
  await db
    .updateTable('users')
    .set({ stripe_customer_id: null })
    .where('stripe_customer_id', 'is not', null)
    .execute();
}
