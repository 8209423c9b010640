import { type Period, periodAt, type Recurring } from './period.ts';
import { remainingShare } from './proration.ts';

export interface PlannedItem {
  /** Identifies an item before and after the change. */
  key: string;
  priceId: string;
  unitAmountMinor: number;
  quantity: number;
  recurring: Recurring;
}

export interface ProrationLine {
  key: string;
  priceId: string;
  quantity: number;
  amountMinor: number;
  isCredit: boolean;
  period: Period;
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
  period: Period;
  anchor: number;
  moment: number;
  isAnchorNow: boolean;
  prorates: boolean;
}

/** Computes what changing the items costs: credits for unused time and charges for the remaining time. */
export function planChange(input: ChangeInput): ChangePlan {
  const { before, after, moment } = input;
  const cycle = after[0]?.recurring ?? before[0]?.recurring;
  const resetsAnchor =
    input.isAnchorNow || changesCycle(before, after) || becomesPaid(before, after);
  const anchor = resetsAnchor ? moment : input.anchor;
  const period = resetsAnchor && cycle ? periodAt(moment, cycle, moment) : input.period;
  if (!input.prorates) return { resetsAnchor, anchor, period, prorations: [] };
  const credits = before
    .filter((item) => resetsAnchor || !isUnchanged(item, after))
    .map((item) => line(item, input.period, moment, true));
  const charges = resetsAnchor
    ? []
    : after
        .filter((item) => !isUnchanged(item, before))
        .map((item) => line(item, input.period, moment, false));
  return { resetsAnchor, anchor, period, prorations: [...credits, ...charges] };
}

function line(item: PlannedItem, period: Period, moment: number, isCredit: boolean): ProrationLine {
  const share = remainingShare(item.unitAmountMinor * item.quantity, period, moment);
  return {
    key: item.key,
    priceId: item.priceId,
    quantity: item.quantity,
    amountMinor: isCredit && share !== 0 ? -share : share,
    isCredit,
    period: { start: moment, end: period.end },
  };
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
  const cost = (items: PlannedItem[]) =>
    items.reduce((sum, item) => sum + item.unitAmountMinor * item.quantity, 0);
  return before.length > 0 && cost(before) === 0 && cost(after) > 0;
}
