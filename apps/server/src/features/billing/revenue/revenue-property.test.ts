import { type AuthResponse, type CurrencyRevenue, revenueKinds } from '@rostra/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RemoteSubscription } from '../../../adapters/payments/remote.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import type { AccountsApp } from '../../../testing/test-accounts.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { billingAccountHooks } from '../account-hooks.ts';
import { saveCustomer } from '../sync/save-customer.ts';
import {
  addMember,
  type Member,
  openRevenue,
  PRICES,
  startAt,
  storeUncounted,
} from '../testing/revenue-members.ts';
import { countAllEarlier } from './count-all-earlier.ts';

const ACTS = [
  ...['start', 'start', 'second', 'fail', 'recover', 'give up', 'cancel', 'dunning', 'change'],
  ...['percent', 'amount', 'once', 'last discounted', 'no discount', 'pause', 'quantity'],
  ...['delete customer', 'erase', 'older version', 'older version'],
] as const;

const step = fc.record({
  member: fc.nat(4),
  act: fc.constantFrom(...ACTS),
  price: fc.nat(PRICES.length - 1),
  size: fc.integer({ min: 1, max: 99 }),
  hours: fc.integer({ min: 0, max: 600 }),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Exact, and written differently from what is tested. */
function annualOf({ status, price, discount }: RemoteSubscription): bigint {
  if ((status !== 'active' && status !== 'past_due') || !price) return 0n;
  const full = BigInt(price.amountMinor);
  const counts = discount && discount.duration !== 'once' && discount.endsAt === null;
  const off = counts
    ? discount.percentOff === null
      ? BigInt(discount.amountOffMinor ?? 0)
      : (2n * full * BigInt(discount.percentOff) + 100n) / 200n
    : 0n;
  const paid = off > full ? 0n : full - off;
  const perYear = { day: 365n, week: 52n, month: 12n, year: 1n }[price.interval];
  const count = BigInt(price.count);
  return (2n * paid * perYear + count) / (2n * count);
}

const toMonthly = (annual: bigint) => Number((annual + 6n) / 12n);

const seen = new Set<string>();

const discountOf = (terms: Partial<NonNullable<RemoteSubscription['discount']>>) => ({
  ...{ name: null, percentOff: null, amountOffMinor: null, months: null, endsAt: null },
  ...{ promotionId: null, duration: 'forever' as const, ...terms },
});

function withQuantity({ quantity: before, price }: RemoteSubscription, quantity: number) {
  if (!price) return { quantity };
  return { quantity, price: { ...price, amountMinor: (price.amountMinor / before) * quantity } };
}

/** What somebody does to the newest subscription, at Stripe. */
function act({ remote }: Member, at: string, what: Step): void {
  const { subscriptions } = remote;
  // Somebody whose customer was deleted gets another one.
  remote.isDeleted = false;
  const isLive = ({ status }: RemoteSubscription) => status !== 'canceled';
  const live = subscriptions.findLast(isLive);
  if (what.act === 'start' && !live) subscriptions.push(startAt(at, what));
  if (what.act === 'second') subscriptions.push(startAt(at, what));
  if (what.act === 'delete customer') {
    remote.isDeleted = true;
    remote.subscriptions = [];
  }
  if (!live) return;
  const end = { status: 'canceled' as const, canceledAt: at, endsAt: at };
  const { id: priceId, currency, ...terms } = PRICES[what.price] as (typeof PRICES)[number];
  const changes: Partial<Record<Step['act'], Partial<RemoteSubscription>>> = {
    fail: { status: 'past_due' },
    recover: { status: 'active' },
    'give up': { status: 'unpaid' },
    cancel: end,
    dunning: { ...end, isEndedUnpaid: true },
    change:
      currency === live.currency
        ? { priceId, price: { ...terms, amountMinor: terms.amountMinor * live.quantity } }
        : {},
    quantity: withQuantity(live, (what.size % 7) + 1),
    percent: { discount: discountOf({ percentOff: what.size }) },
    amount: { discount: discountOf({ amountOffMinor: what.size * 20 }) },
    once: { discount: discountOf({ percentOff: what.size, duration: 'once' }) },
    'last discounted': {
      discount: discountOf({ percentOff: 50, duration: 'repeating', endsAt: live.periodEndsAt }),
    },
    'no discount': { discount: null },
    pause: { status: 'paused' },
  };
  Object.assign(live, changes[what.act]);
}

/** The month in the zone of the site, by another way than the server's. */
const monthOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
  }).format(date);

type Snapshot = Map<string, { annual: bigint; members: number }>;

function countAfresh(members: readonly Member[]): Snapshot {
  const all = members.flatMap(({ userId, remote }) =>
    remote.subscriptions.map((row) => ({ userId, row, annual: annualOf(row) })),
  );
  const counted = all.filter(({ annual }) => annual > 0n);
  return new Map(
    [...Map.groupBy(counted, ({ row }) => row.currency)].map(([currency, rows]) => [
      currency,
      {
        annual: rows.reduce((sum, { annual }) => sum + annual, 0n),
        members: new Set(rows.map(({ userId }) => userId)).size,
      },
    ]),
  );
}

async function readRevenue(site: AccountsApp, { jwt: token }: AuthResponse) {
  const { status, body } = await site.send<{ data: CurrencyRevenue[] }>(
    'GET',
    '/api/studio/money/revenue?months=60',
    undefined,
    { token },
  );
  expect(status).toBe(200);
  return body.data;
}

async function live(steps: readonly Step[]): Promise<void> {
  const { site, context, clock } = await openRevenue();
  try {
    const members = await Promise.all(
      Array.from({ length: 5 }, (_, index) => addMember({ context }, `member${index}`)),
    );
    const hooks = billingAccountHooks(context);
    const months = new Map<string, Snapshot>();
    const erased = new Set<number>();
    for (const what of steps) {
      const member = members[what.member] as Member;
      if (!erased.has(member.userId)) {
        const { userId, remote } = member;
        if (what.act === 'older version') {
          const fresh = startAt(context.now().toISOString(), { ...what, price: what.price % 3 });
          Object.assign(fresh, withQuantity(fresh, (what.size % 3) + 1));
          await storeUncounted(context, userId, fresh);
          remote.subscriptions.push(fresh);
        }
        if (what.act === 'older version' && what.size % 2 === 0) {
          await countAllEarlier(context, () => false);
        } else if (what.act === 'erase' || (what.act === 'older version' && what.size > 89)) {
          erased.add(userId);
          remote.subscriptions = [];
          await context.db.transaction(async (tx) => {
            await hooks.onDeletion?.(tx, userId);
            await tx.deleteFrom('users').where('id', '=', userId).execute();
          });
        } else {
          act(member, context.now().toISOString(), what);
          await context.db.transaction((tx) =>
            saveCustomer(context, tx, userId, `cus_${what.member}`, remote),
          );
        }
      }
      months.set(monthOf(context.now()), countAfresh(members));
      clock.advance((what.hours * DAY) / 24);
    }
    const revenue = await readRevenue(site, await joinAs(site, 'tom', 'treasurer'));
    for (const { currency, months: figures } of revenue) {
      let known = new Map() as Snapshot;
      let before = 0;
      for (const { month, opening, movements, closing, members: paying } of figures) {
        known = months.get(month) ?? known;
        const afresh = known.get(currency) ?? { annual: 0n, members: 0 };
        const at = `${currency} in ${month}`;
        expect(closing, at).toBe(toMonthly(afresh.annual));
        expect(paying, at).toBe(afresh.members);
        const changes = Object.values(movements).reduce((sum, { amount }) => sum + amount, 0);
        expect([opening, opening + changes], at).toEqual([before, closing]);
        before = closing;
      }
    }
    const kept = [...months.values()].at(-1) as Snapshot;
    const { queries } = context.db;
    const rows = await queries.selectFrom('revenue_movements').selectAll().execute();
    for (const { kind } of rows) seen.add(kind);
    for (const currency of new Set(rows.map((row) => row.currency))) {
      const sum = rows
        .filter((row) => row.currency === currency)
        .reduce((total, { change_minor }) => total + BigInt(change_minor), 0n);
      expect(sum, `the movements in ${currency}`).toBe(kept.get(currency)?.annual ?? 0n);
    }
  } finally {
    await site.close();
  }
}

const lives = fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), live);

it('adds up movements to the revenue of all subscriptions, in every month', async () => {
  await fc.assert(lives, { numRuns: 6 });
});

it('does so for every kind of movement', async () => {
  seen.clear();
  // Always the same lives, because others may lack a kind.
  await fc.assert(lives, { numRuns: 4, seed: 7 });
  expect([...seen].toSorted()).toEqual([...revenueKinds].toSorted());
});
