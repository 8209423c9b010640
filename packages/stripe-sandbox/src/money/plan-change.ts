import { type Period, periodAt, type Recurring } from './period.ts';
import { remainingShare, windowShare } from './proration.ts';

/** Where a debit is recorded: on an invoice, or as an invoice item that is still pending. */
export type DebitSource = { invoice: string; line: string } | { invoiceItem: string };

/** An amount that was billed for a period, less what has been credited since. */
export interface Debit {
  amountMinor: number;
  period: Period;
  /** The time from which it has already been credited; the period's end if it has not. */
  creditedFrom: number;
  creditedMinor: number;
  source: DebitSource;
}

export interface PlannedItem {
  /** Identifies an item before and after the change. */
  key: string;
  priceId: string;
  /** The cost of a whole billing cycle, after discounts. */
  cycleAmountMinor: number;
  /** The same before discounts; a plan that a coupon makes free is still a paid plan. */
  listAmountMinor: number;
  quantity: number;
  recurring: Recurring;
  /** What to credit. Without it, credits follow the current price, as in classic billing mode. */
  debits?: Debit[];
}

export interface ProrationLine {
  key: string;
  priceId: string;
  quantity: number;
  amountMinor: number;
  isCredit: boolean;
  period: Period;
  credits?: DebitSource;
}

export interface ChangePlan {
  resetsAnchor: boolean;
  anchor: number;
  period: Period;
  prorations: ProrationLine[];
}

export interface ChangeInput {
  before: PlannedItem[];
  after: PlannedItem[];
  /** The current period, which `cancel_at` or a future anchor may have made shorter than a whole cycle. */
  period: Period;
  /** The whole cycle that prices refer to. */
  cycle: Period;
  anchor: number;
  moment: number;
  isAnchorNow: boolean;
  prorates: boolean;
}

/** Computes what changing the items costs: credits for unused time and charges for the remaining time. */
export function planChange(input: ChangeInput): ChangePlan {
  const { before, after, moment } = input;
  const recurring = after[0]?.recurring ?? before[0]?.recurring;
  const resetsAnchor =
    input.isAnchorNow || changesCycle(before, after) || becomesPaid(before, after);
  const anchor = resetsAnchor ? moment : input.anchor;
  const period = resetsAnchor && recurring ? periodAt(moment, recurring, moment) : input.period;
  if (!input.prorates) return { resetsAnchor, anchor, period, prorations: [] };
  const credits = before
    .filter((item) => resetsAnchor || !isUnchanged(item, after))
    .flatMap((item) => creditsFor(item, input));
  const charges = resetsAnchor
    ? []
    : after.filter((item) => !isUnchanged(item, before)).map((item) => chargeFor(item, input));
  const prorations = [...credits, ...charges].filter(({ period: { start, end } }) => start < end);
  return { resetsAnchor, anchor, period, prorations };
}

export function chargeFor(
  item: PlannedItem,
  { cycle, period, moment }: Pick<ChangeInput, 'cycle' | 'period' | 'moment'>,
): ProrationLine {
  const window = { start: moment, end: period.end };
  return {
    key: item.key,
    priceId: item.priceId,
    quantity: item.quantity,
    amountMinor: windowShare(item.cycleAmountMinor, cycle, window),
    isCredit: false,
    period: window,
  };
}

/** Credits everything that was debited for the time after `moment`. */
export function creditsFor(
  item: PlannedItem,
  { cycle, period, moment }: Pick<ChangeInput, 'cycle' | 'period' | 'moment'>,
): ProrationLine[] {
  const { key, priceId, quantity, debits } = item;
  const shared = { key, priceId, quantity, isCredit: true };
  if (debits === undefined) {
    const { amountMinor, period: window } = chargeFor(item, { cycle, period, moment });
    return [{ ...shared, amountMinor: negate(amountMinor), period: window }];
  }
  return debits
    .filter((debit) => debit.creditedFrom > moment)
    .map((debit) => {
      const unused = remainingShare(debit.amountMinor, debit.period, moment);
      return {
        ...shared,
        amountMinor: negate(unused - debit.creditedMinor),
        period: { start: moment, end: debit.creditedFrom },
        credits: debit.source,
      };
    });
}

function negate(amountMinor: number): number {
  return amountMinor === 0 ? 0 : -amountMinor;
}

function isUnchanged(item: PlannedItem, others: PlannedItem[]): boolean {
  const same = others.find((other) => other.key === item.key);
  return same !== undefined && same.priceId === item.priceId && same.quantity === item.quantity;
}

function changesCycle(before: PlannedItem[], after: PlannedItem[]): boolean {
  const old = before[0]?.recurring;
  const next = after[0]?.recurring;
  return (
    old !== undefined &&
    next !== undefined &&
    (old.interval !== next.interval || old.interval_count !== next.interval_count)
  );
}

/** When a free plan becomes paid, its billing cycle starts at the change. */
function becomesPaid(before: PlannedItem[], after: PlannedItem[]): boolean {
  const cost = (items: PlannedItem[]) => items.reduce((sum, item) => sum + item.listAmountMinor, 0);
  return before.length > 0 && cost(before) === 0 && cost(after) > 0;
}
