import type { RemotePrice, RemoteSubscription } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { isEnded } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { annualAmount, isCounted } from './annual-amount.ts';
import { findMovements } from './find-movements.ts';
import { planOf } from './plan-of.ts';
import {
  claimUncounted,
  findFirstPayments,
  findUncounted,
  findUnpaidRenewals,
  hasMovements,
  lockSubscriptionsOf,
  setAnnualAmount,
} from './revenue.repo.ts';
import type { DatedMovement } from './save-movements.ts';

type Context = Pick<BillingContext, 'now' | 'site'>;

/** A subscription begins or ends to count. */
interface Turn {
  at: string;
  row: SubscriptionRow;
  annualMinor: number;
}

/**
 * Counts a member's subscriptions that were stored without recording revenue. Only their beginning and end
 * are known: they count with their last price. The caller stores the movements. Undefined if a price is
 * unknown, so that only the next sync can count them.
 */
export async function countEarlier(
  context: Context,
  tx: Queries,
  userId: number,
  remote: readonly RemoteSubscription[] | undefined,
): Promise<DatedMovement[] | undefined> {
  const prices = new Map(remote?.map(({ id, price }) => [id, price]));
  const priceOf = (row: Pick<SubscriptionRow, 'id' | 'price_id' | 'quantity'>) =>
    prices.get(row.id) ?? storedPrice(context, row);
  if (!remote) {
    const waiting = await findUncounted(tx, userId);
    if (waiting.some((row) => isCounted(row.status) && !priceOf(row))) return undefined;
  }
  const rows = await claimUncounted(tx, userId);
  if (rows.length === 0) return [];
  const amountOf = (row: SubscriptionRow) =>
    annualAmount({
      status: 'active',
      price: priceOf(row),
      discount: row.discount,
      planId: planOf(context)(row.price_id),
      nextPaymentAt: row.period_ends_at,
    });
  if (await hasMovements(tx, userId)) {
    // The sync itself records the change of those that it brings.
    const others = rows.filter(({ id }) => !prices.has(id));
    return addToCounted(context, tx, userId, { rows: others, amountOf });
  }
  const payments = new Map((await findFirstPayments(tx, userId)).map(({ id, at }) => [id, at]));
  const now = context.now().toISOString();
  const turns: Turn[] = [];
  for (const row of rows) {
    const annualMinor = amountOf(row);
    if (isCounted(row.status)) await setAnnualAmount(tx, row.id, annualMinor);
    else if (!payments.has(row.id)) continue;
    const startsAt = earlier(payments.get(row.id) ?? row.created_at, now);
    turns.push({ at: startsAt, row, annualMinor });
    if (isCounted(row.status)) continue;
    turns.push({ at: earlier(later(endOf(row), startsAt), now), row, annualMinor: 0 });
  }
  const unpaid = new Set(await findUnpaidRenewals(tx, userId));
  return toMovements(context, userId, { turns, isUnpaid: (id) => unpaid.has(id) });
}

/**
 * Counts subscriptions of a member whose revenue is recorded already. Dated now, as a difference: another
 * beginning in a month that is over would count the member twice.
 */
async function addToCounted(
  context: Context,
  tx: Queries,
  userId: number,
  { rows, amountOf }: { rows: SubscriptionRow[]; amountOf: (row: SubscriptionRow) => number },
): Promise<DatedMovement[]> {
  const before = await lockSubscriptionsOf(tx, userId);
  const amounts = new Map(
    rows.filter(({ status }) => isCounted(status)).map((row) => [row.id, amountOf(row)]),
  );
  for (const [id, amount] of amounts) await setAnnualAmount(tx, id, amount);
  const found = findMovements({
    before,
    after: before.map((row) => ({ ...row, annual_minor: amounts.get(row.id) ?? row.annual_minor })),
    hasPaidBefore: true,
    isUnpaid: () => false,
    planOf: planOf(context),
  });
  const at = context.now().toISOString();
  return found.map((movement) => ({ ...movement, userId, at }));
}

/** Of a plan, current or former. */
function storedPrice(
  { site }: Context,
  { price_id: priceId, quantity }: Pick<SubscriptionRow, 'price_id' | 'quantity'>,
): RemotePrice | null {
  const terms = site.plans.findTerms(priceId);
  return terms
    ? { amountMinor: terms.priceMinor * quantity, interval: terms.interval, count: 1 }
    : null;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

const endOf = (row: SubscriptionRow): string =>
  (isEnded(row) ? (row.ends_at ?? row.canceled_at) : row.unpaid_since) ?? row.period_ends_at;

/** Goes through the turns in their order, as syncs would have seen them. */
function toMovements(
  context: Context,
  userId: number,
  { turns, isUnpaid }: { turns: readonly Turn[]; isUnpaid: (id: string) => boolean },
): DatedMovement[] {
  let counted: SubscriptionRow[] = [];
  const movements: DatedMovement[] = [];
  const ordered = turns.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  for (const { at, row, annualMinor } of ordered) {
    const after = counted.filter(({ id }) => id !== row.id);
    if (annualMinor > 0) after.push({ ...row, annual_minor: annualMinor });
    const found = findMovements({
      before: counted,
      after,
      hasPaidBefore: movements.length > 0,
      isUnpaid,
      planOf: planOf(context),
    });
    movements.push(...found.map((movement) => ({ ...movement, userId, at })));
    counted = after;
  }
  return movements;
}
