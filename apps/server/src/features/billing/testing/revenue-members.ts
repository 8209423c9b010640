import { priceOf } from '@rostra/contract/testing';
import type { Payments } from '../../../adapters/payments/payments.ts';
import type {
  RemoteCustomer,
  RemotePrice,
  RemoteSubscription,
} from '../../../adapters/payments/remote.ts';
import { createSite } from '../../../languages/site.ts';
import { openAccountsApp } from '../../../testing/test-accounts.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { createOutbox } from '../../mail/index.ts';
import type { BillingContext } from '../context.ts';
import { createBilling } from '../create-billing.ts';
import { createGiftSeal } from '../gifts/gift-code.ts';
import { toSubscriptionRow } from '../subscriptions/subscription-row.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');

export const PRICES: (RemotePrice & { id: string; currency: string })[] = [
  { id: 'price_basic', currency: 'usd', amountMinor: BASIC, interval: 'month', count: 1 },
  { id: 'price_premium', currency: 'usd', amountMinor: PREMIUM, interval: 'month', count: 1 },
  { id: 'price_enterprise', currency: 'usd', amountMinor: ANNUAL, interval: 'year', count: 1 },
  { id: 'price_quarter', currency: 'usd', amountMinor: 2_503, interval: 'month', count: 3 },
  { id: 'price_euro', currency: 'eur', amountMinor: 10_001, interval: 'year', count: 1 },
  { id: 'price_yen', currency: 'jpy', amountMinor: 777, interval: 'month', count: 1 },
  { id: 'price_week', currency: 'eur', amountMinor: 251, interval: 'week', count: 1 },
];

export interface Member {
  userId: number;
  remote: RemoteCustomer;
}

/** Billing without requests to Stripe: tests say what Stripe would answer. */
export async function openRevenue() {
  const clock = testClock('2031-01-05T10:00:00.000Z');
  const unused = {} as Payments;
  const site = await openAccountsApp({
    clock,
    env: { SITE_TIME_ZONE: 'America/New_York' },
    payments: { payments: unused, publishableKey: 'pk_test_1', scriptUrl: null },
  });
  const { db, logger, secret, env } = site.deps;
  const { now } = clock;
  const { context } = createBilling({
    ...{ db, logger, now, payments: unused, site: createSite(env) },
    outbox: createOutbox({ secret, now }),
    graceDays: env.BILLING_GRACE_DAYS,
    giftSeal: createGiftSeal(secret),
  });
  return { site, context, clock };
}

export async function addMember(
  { context }: { context: BillingContext },
  name: string,
): Promise<Member> {
  const at = context.now().toISOString();
  const { id } = await context.db.queries
    .insertInto('users')
    .values({
      document_id: name.padStart(24, '0'),
      username: name,
      username_key: name,
      email: `${name}@example.org`,
      password_hash: 'none',
      role: 'member',
      is_blocked: 0,
      created_at: at,
      updated_at: at,
      stripe_customer_id: `cus_${name}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    userId: id,
    remote: {
      ...{ isDeleted: false, userDocumentId: null, creditMinor: 0, debitMinor: 0, email: null },
      ...{ subscriptions: [], invoices: [], entries: [], disputes: [] },
    },
  };
}

let created = 0;

export function startAt(
  at: string,
  { price, member }: { price: number; member: number },
): RemoteSubscription {
  created += 1;
  const { id: priceId, currency, ...terms } = PRICES[price] as (typeof PRICES)[number];
  return {
    ...{ id: `sub_${created}`, customerId: `cus_${member}`, itemId: `si_${created}`, priceId },
    ...{ status: 'active', planHint: null, currency, price: terms, isEndedUnpaid: false },
    ...{ periodStartsAt: at, periodEndsAt: '2050-01-01T00:00:00.000Z', createdAt: at },
    ...{ cancelAtPeriodEnd: false, endsAt: null, canceledAt: null, latestInvoiceId: null },
    discount: null,
    scheduled: null,
    quantity: 1,
    pause: null,
  };
}

/** Like a process of an older version, which stores subscriptions without their revenue. */
export async function storeUncounted(
  { db }: Pick<BillingContext, 'db'>,
  userId: number,
  subscription: RemoteSubscription,
  customerId = subscription.customerId,
): Promise<void> {
  const row = toSubscriptionRow(subscription, [], {
    ...{ userId, creditMinor: 0, debitMinor: 0, discount: null, annualMinor: 0, plan: 'basic' },
  });
  await db.queries
    .insertInto('subscriptions')
    .values({ ...row, customer_id: customerId, is_current: 0, annual_minor: null })
    .execute();
}
