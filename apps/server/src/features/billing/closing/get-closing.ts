import type { ClosingTotals } from '@rostra/contract';
import type { ManagementContext } from '../context.ts';
import { sumEntries } from './closing.repo.ts';
import { monthBounds } from './month-bounds.ts';

const empty = (currency: string): ClosingTotals => ({
  currency,
  payments: 0,
  refunds: 0,
  disputes: 0,
  tax: 0,
  discounts: 0,
  fees: 0,
  total: 0,
  count: 0,
});

/** By currency. Fees count in the currency that Stripe charged them in. */
export async function getClosing(
  { db, site }: Pick<ManagementContext, 'db' | 'site'>,
  month: string,
): Promise<ClosingTotals[]> {
  const bounds = monthBounds(month, site.settings.values.timeZone);
  const totals = new Map<string, ClosingTotals>();
  const totalsIn = (currency: string) => {
    const found = totals.get(currency) ?? empty(currency);
    totals.set(currency, found);
    return found;
  };
  for (const sum of await sumEntries(db.queries, bounds)) {
    const own = totalsIn(sum.currency);
    const amount = Number(sum.amount);
    own[COLUMN[sum.kind]] += amount;
    own.total += amount;
    own.tax += Number(sum.tax);
    own.discounts += Number(sum.discounts);
    own.count += Number(sum.count);
    totalsIn(sum.fee_currency ?? sum.currency).fees += Number(sum.fees ?? 0);
  }
  return [...totals.values()].toSorted((a, b) => a.currency.localeCompare(b.currency));
}

/** A refund that failed brings the money back. */
const COLUMN = {
  payment: 'payments',
  refund: 'refunds',
  refund_failure: 'refunds',
  dispute: 'disputes',
} as const;
