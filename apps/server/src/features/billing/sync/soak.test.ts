import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { plans } from '@rostra/contract';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { AppError } from '../../../errors.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { addCard } from '../cards/add-card.ts';
import { removeCard } from '../cards/remove-card.ts';
import type { BillingContext } from '../context.ts';
import { findEntitledPlan } from '../entitlement/find-entitled-plan.ts';
import { payOpenInvoice } from '../invoices/pay-open-invoice.ts';
import { getBillingOverview } from '../overview/get-billing-overview.ts';
import { syncOwnBilling } from '../overview/sync-own-billing.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { cancelSubscription } from '../subscriptions/cancellation/cancel-subscription.ts';
import { setCancellation } from '../subscriptions/cancellation/set-cancellation.ts';
import { changePlan } from '../subscriptions/change-plan.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { findCurrentSubscription } from '../subscriptions/subscriptions.repo.ts';
import { type BillingApp, openBillingApp } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';

/** `TEST_SCALE=4` takes four times as many members. */
const SCALE = Number(process.env.TEST_SCALE ?? 1);
/** `npm run torture` runs it longer, with other seeds, and reads the counts from the report. */
const MEMBERS = Number(process.env.SOAK_MEMBERS ?? 60 * SCALE);
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 2);
const REPORT = process.env.SOAK_REPORT;
/** Torture may run with low priority on a busy machine. */
const TIMEOUT_MS = REPORT ? 3_600_000 : 300_000;
const CONCURRENCY = 8;
const GRACE_DAYS = 7;
const SEED = Number(
  process.env.SOAK_SEED ?? (process.env.TEST_SEED === 'random' ? randomInt(2 ** 31) : 1),
);

/** mulberry32 */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
  'pm_card_chargeDeclinedInsufficientFunds',
];

const FAULTS = [
  { kind: 'drop', when: 'after', match: 'POST /v1/subscriptions' },
  { kind: 'drop', when: 'before', match: 'POST /v1/customers' },
  { kind: 'drop', when: 'after', match: 'POST /v1/customers' },
  { kind: 'drop', when: 'after', match: 'POST /v1/invoices' },
  { kind: 'break', response: 'server_error', match: 'GET /v1/invoices' },
  { kind: 'break', response: 'rate_limit', match: 'POST /v1/subscriptions' },
  { kind: 'break', response: 'bad_json', match: 'GET /v1/subscriptions' },
  { kind: 'break', response: 'cut_short', match: 'GET /v1/payment_intents' },
  { kind: 'fail_payment', declineCode: 'insufficient_funds' },
];

/** Failures that the injected faults can cause. */
function isExpected(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'internal';
  if (error instanceof PaymentsError) return true;
  const { type } = error as { type?: string };
  return /^Stripe(Card|InvalidRequest|Connection|API|RateLimit)Error$/.test(type ?? '');
}

interface World {
  app: BillingApp;
  processes: BillingContext[];
  userIds: number[];
  next: () => number;
  pick: <T>(choices: readonly T[]) => T;
}

async function open(seed: number): Promise<World> {
  const app = await openBillingApp();
  const next = random(seed);
  const { queries } = app.site.deps.db;
  const at = app.site.clock.now().toISOString();
  const users = await queries
    .insertInto('users')
    .values(
      Array.from({ length: MEMBERS }, (_, index) => ({
        document_id: `soak${String(index).padStart(20, '0')}`,
        username: `member${index}`,
        username_key: `member${index}`,
        email: `member${index}@example.org`,
        password_hash: 'none',
        role: 'member' as const,
        is_blocked: 0 as const,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute();
  return {
    app,
    processes: [openSecondProcess(app).context, openSecondProcess(app).context],
    userIds: users.map(({ id }) => id),
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  };
}

/** One random action of a member or of someone in Stripe's dashboard. */
async function act({ app, processes, next, pick }: World, userId: number): Promise<void> {
  const { stripe } = app;
  const context = pick(processes);
  const card = pick(CARDS);
  const plan = pick(plans);
  const chance = next();
  const isMe = next() < 0.8;
  const current = await findCurrentSubscription(context.db.queries, userId);
  if (!current || current.status === 'canceled' || current.status === 'incomplete_expired') {
    // Sometimes from two tabs.
    const tabs = chance < 0.2 ? processes : [context];
    const started = await Promise.allSettled(
      tabs.map((process) => startSubscription(process, userId, { planId: plan })),
    );
    for (const result of started) if (result.status === 'rejected') throw result.reason;
    const [first] = started;
    if (first?.status !== 'fulfilled' || chance > 0.9) return;
    if (first.value.payment?.kind !== 'payment') return;
    const intent = await app.confirm(first.value.payment, card);
    if (intent.status === 'requires_action') await app.finish3ds(intent, isMe);
    if (chance < 0.5) await syncOwnBilling(context, userId);
    return;
  }
  if (current.status === 'incomplete') {
    const { payment } = await startSubscription(context, userId, { planId: plan });
    if (payment?.kind === 'payment') await app.confirm(payment, 'pm_card_visa');
    return;
  }
  const { id, customer_id: customer } = current;
  if (chance < 0.25) {
    const { payment } = await changePlan(context, userId, id, { planId: plan });
    if (payment) {
      const intent = await stripe.paymentIntents.retrieve(
        payment.clientSecret.split('_secret_')[0] ?? '',
      );
      if (intent.status === 'requires_action') await app.finish3ds(intent, isMe);
    }
  } else if (chance < 0.4) await cancelSubscription(context, userId, id, chance < 0.3);
  else if (chance < 0.5) await setCancellation(context, userId, id, false);
  else if (chance < 0.65) {
    const method = await stripe.paymentMethods.attach(card, { customer });
    await addCard(context, userId, { paymentMethodId: method.id, makeDefault: true });
  } else if (chance < 0.7) {
    const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
    if (method) await removeCard(context, userId, method.id);
  } else if (chance < 0.8) {
    const { openInvoice } = await getBillingOverview(context, userId);
    if (openInvoice) await payOpenInvoice(context, userId, openInvoice.id);
  } else if (chance < 0.85) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  } else if (chance < 0.88) {
    const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
    if (charge?.paid && charge.amount_refunded === 0) {
      await stripe.refunds.create({ charge: charge.id, amount: 100 });
    }
  } else if (chance < 0.9) await stripe.customers.del(customer);
  else await syncOwnBilling(context, userId);
}

interface RoundOutcome {
  done: number;
  refused: number;
  faults: number;
}

async function round(world: World, share: number): Promise<RoundOutcome> {
  const { app, next, pick, userIds } = world;
  const outcome = { done: 0, refused: 0, faults: 0 };
  await app.control('webhooks', { held: next() < 0.5, copies: next() < 0.3 ? 2 : 1 });
  const waiting = userIds.filter(() => next() < share);
  const worker = async () => {
    for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
      if (next() < 0.08) {
        await app.control('faults', pick(FAULTS));
        outcome.faults += 1;
      }
      try {
        await act(world, userId);
        outcome.done += 1;
      } catch (error) {
        if (!isExpected(error)) throw error;
        outcome.refused += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  await app.control('faults/clear', {});
  const order = pick(['oldest_first', 'newest_first', 'shuffled']);
  await app.control('webhooks/release', { order });
  await app.advance(pick([HOUR, DAY, 4 * DAY, 16 * DAY, 32 * DAY]));
  return outcome;
}

/** The expected entitlement, derived only from Stripe's objects. */
function truthOf(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  nowSeconds: number,
): string | null {
  const planOf: Record<string, (typeof plans)[number]> = {
    price_basic: 'basic',
    price_premium: 'premium',
    price_enterprise: 'annual',
  };
  const open = subscriptions.flatMap((subscription) => {
    const plan = planOf[subscription.items.data[0]?.price.id ?? ''];
    if (!plan) return [];
    if (subscription.status === 'active') return [plan];
    if (subscription.status !== 'past_due') return [];
    const unpaid = invoices.filter(
      ({ parent, status }) =>
        parent?.subscription_details?.subscription === subscription.id && status === 'open',
    );
    const since = Math.min(...unpaid.map(({ created }) => created));
    const end = Math.min(since + GRACE_DAYS * 86_400, subscription.cancel_at ?? Infinity);
    return nowSeconds < end ? [plan] : [];
  });
  return open.sort((a, b) => plans.indexOf(b) - plans.indexOf(a))[0] ?? null;
}

it(
  `${MEMBERS} members, random actions, faults and clock jumps: Stripe and database agree (SOAK_SEED=${SEED})`,
  async () => {
    const world = await open(SEED);
    const { app, processes, userIds } = world;
    const outcomes: RoundOutcome[] = [];
    for (let count = 0; count < ROUNDS; count += 1)
      outcomes.push(await round(world, count === 0 ? 1 : 0.5));
    await app.settle();

    const [context] = processes as [BillingContext];
    const objects = async <T>(kind: string) =>
      (await app.control<{ objects: T[] }>(`objects?kind=${kind}&limit=1000000`)).objects;
    const subscriptions = await objects<Stripe.Subscription>('subscription');
    const invoices = await objects<Stripe.Invoice>('invoice');
    const { queries } = app.site.deps.db;
    const users = await queries.selectFrom('users').select(['id', 'stripe_customer_id']).execute();
    const now = app.site.clock.now().getTime() / 1000;
    const plansSeen = new Set<string | null>();
    for (const { id, stripe_customer_id: customer } of users) {
      const of = <T extends { customer: unknown }>(rows: T[]) =>
        rows.filter((row) => row.customer === customer);
      const truth = truthOf(of(subscriptions), of(invoices), now);
      plansSeen.add(truth);
      expect(await findEntitledPlan(context, id), `member ${id}`).toBe(truth);
    }
    expect(plansSeen.size).toBeGreaterThan(2);
    expect(await reconcile(context)).toMatchObject({ failed: 0, drift: [] });
    const total = (key: keyof RoundOutcome) => outcomes.reduce((sum, each) => sum + each[key], 0);
    expect(total('done')).toBeGreaterThan(MEMBERS / 2);
    if (REPORT) {
      const [done, refused, faults] = [total('done'), total('refused'), total('faults')];
      writeFileSync(REPORT, JSON.stringify({ done, refused, faults }));
    }
    const locks = await queries.selectFrom('billing_locks').selectAll().execute();
    expect(locks).toEqual([]);
    expect(userIds).toHaveLength(MEMBERS);
  },
  TIMEOUT_MS,
);
