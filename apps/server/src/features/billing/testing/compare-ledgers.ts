import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Queries } from '../../../db/client.ts';
import type { AccountsApp } from '../../../testing/test-accounts.ts';

const iso = (seconds: number | null | undefined) =>
  seconds ? new Date(seconds * 1000).toISOString() : null;

const LIVE = new Set(['active', 'trialing', 'past_due', 'unpaid']);

interface Books {
  site: AccountsApp;
  control<T>(path: string): Promise<T>;
}

/** Checks that Stripe and our database agree on every customer. */
export async function compareLedgers(
  { site, control }: Books,
  allows: { severalLive?: boolean },
): Promise<void> {
  const { queries } = site.deps.db;
  const users = await queries
    .selectFrom('users')
    .select(['id', 'stripe_customer_id'])
    .where('stripe_customer_id', 'is not', null)
    .execute();
  const userOf = new Map(users.map((user) => [user.stripe_customer_id as string, user.id]));
  const all = async <T>(kind: string) =>
    (await control<{ objects: T[] }>(`objects?kind=${kind}&limit=1000000`)).objects;
  const customers = new Map(
    (await all<Stripe.Customer>('customer')).map(({ id, balance }) => [id, balance]),
  );
  const subscriptions = await all<Stripe.Subscription>('subscription');
  const invoices = await all<Stripe.Invoice>('invoice');
  const charges = await all<Stripe.Charge>('charge');
  const payments = await all<Stripe.InvoicePayment>('invoice_payment');

  const ours = <T extends { customer: unknown }>(rows: T[]) =>
    rows.filter(({ customer }) => userOf.has(String(customer)));
  const byId = <T extends { id?: string }>(rows: T[]) =>
    rows.sort((a, b) => String(a.id).localeCompare(String(b.id)));

  const knownSubscriptions = await queries.selectFrom('subscriptions').selectAll().execute();
  const knownInvoices = await queries.selectFrom('invoices').selectAll().execute();
  const linked = new Set(userOf.keys());
  expect(
    byId(
      knownSubscriptions
        .filter(({ customer_id }) => linked.has(customer_id))
        .map((row) => ({
          id: row.id,
          userId: row.user_id,
          status: row.status,
          price: row.price_id,
          quantity: row.quantity,
          credit: row.credit_minor,
          periodEnd: row.period_ends_at,
          canceledAt: row.canceled_at,
        })),
    ),
  ).toEqual(
    byId(
      ours(subscriptions).map((remote) => ({
        id: remote.id,
        userId: userOf.get(String(remote.customer)),
        status: isPaused(remote, invoices) ? 'paused' : remote.status,
        price: remote.items.data[0]?.price.id,
        quantity: remote.items.data[0]?.quantity,
        credit: Math.max(0, -(customers.get(String(remote.customer)) ?? 0)),
        periodEnd: iso(remote.items.data[0]?.current_period_end),
        canceledAt: iso(remote.canceled_at),
      })),
    ),
  );
  expect(
    byId(
      knownInvoices
        .filter(({ customer_id }) => linked.has(customer_id))
        .map((row) => ({
          id: row.id,
          userId: row.user_id,
          status: row.status,
          total: row.total_minor,
          paid: row.amount_paid_minor,
          remaining: row.amount_remaining_minor,
          refunded: row.amount_refunded_minor,
          discount: row.discount_minor,
        })),
    ),
  ).toEqual(
    byId(
      ours(invoices).map((remote) => ({
        id: remote.id,
        userId: userOf.get(String(remote.customer)),
        status: remote.status,
        total: remote.total,
        paid: remote.amount_paid,
        remaining: remote.amount_remaining,
        refunded: refundedOf(remote, payments, charges),
        discount: discountIn(remote),
      })),
    ),
  );

  const entries = await queries.selectFrom('ledger_entries').selectAll().execute();
  for (const customer of linked) {
    const kept = charges
      .filter((charge) => charge.customer === customer && charge.status === 'succeeded')
      .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0);
    const booked = entries
      .filter(({ customer_id, kind }) => customer_id === customer && kind !== 'dispute')
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    expect(booked, `the ledger of ${customer}`).toBe(kept);
    const paid = invoices.filter((row) => row.customer === customer && row.amount_paid > 0);
    const given = entries
      .filter(({ customer_id }) => customer_id === customer)
      .reduce((sum, { discount_minor }) => sum + discount_minor, 0);
    expect(given, `the discounts of ${customer}`).toBe(
      paid.reduce((sum, invoice) => sum + discountIn(invoice), 0),
    );
  }

  await compareRevenue(
    queries,
    subscriptions.filter((remote) => !isPaused(remote, invoices)),
    userOf,
  );

  const taken = charges
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  const billed = invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
  expect(taken, 'total charged equals total billed').toBe(billed);
  for (const remote of invoices) {
    const paid = chargesOf(remote, payments, charges).filter(
      ({ status }) => status === 'succeeded',
    );
    expect(paid.length, `${remote.id} is charged once`).toBeLessThanOrEqual(1);
  }
  if (!allows.severalLive) {
    for (const [customer, rows] of Map.groupBy(subscriptions, (row) => String(row.customer))) {
      const live = rows.filter(({ status }) => LIVE.has(status));
      expect(live.length, `${customer} pays for one subscription`).toBeLessThanOrEqual(1);
    }
  }
}

/** In a period that a pause of ours covers, and that was not paid. */
function isPaused(
  { id, status, metadata, items }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): boolean {
  const start = items.data[0]?.current_period_start ?? 0;
  const isCovered = start >= Number(metadata.pause_from) && start < Number(metadata.pause_until);
  const isPaid = invoices.some(
    ({ parent, status: paid, created }) =>
      parent?.subscription_details?.subscription === id && paid === 'paid' && created >= start,
  );
  return status === 'active' && isCovered && !isPaid;
}

/** The recurring revenue of each member follows from Stripe’s subscriptions. Those with discounts have tests of their own. */
async function compareRevenue(
  queries: Queries,
  subscriptions: readonly Stripe.Subscription[],
  userOf: ReadonlyMap<string, number>,
): Promise<void> {
  const movements = await queries.selectFrom('revenue_movements').selectAll().execute();
  for (const [customer, userId] of userOf) {
    const own = subscriptions.filter((row) => row.customer === customer);
    const counted = own.filter(({ status }) => status === 'active' || status === 'past_due');
    if (counted.some(({ discounts }) => discounts.length > 0)) continue;
    const annual = counted
      .map(({ items }) => items.data[0])
      .map(
        (item) =>
          (item?.price.unit_amount ?? 0) *
          (item?.quantity ?? 1) *
          (item?.price.recurring?.interval === 'year' ? 1 : 12),
      );
    const sum = movements
      .filter(({ user_id }) => user_id === userId)
      .reduce((total, { change_minor }) => total + change_minor, 0);
    expect(sum, `the recurring revenue of ${customer}`).toBe(annual.reduce((a, b) => a + b, 0));
  }
}

const discountIn = ({ total_discount_amounts: amounts }: Stripe.Invoice) =>
  (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

function chargesOf(
  invoice: Stripe.Invoice,
  payments: Stripe.InvoicePayment[],
  charges: Stripe.Charge[],
): Stripe.Charge[] {
  const intents = payments
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ payment }) => payment.payment_intent);
  return charges.filter(({ payment_intent }) => intents.includes(payment_intent as string));
}

const refundedOf = (...args: Parameters<typeof chargesOf>) =>
  chargesOf(...args).reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
