import { type CurrencyRevenue, type RevenueMonth, revenueKinds } from '@rostra/contract';
import type { MonthRow } from './report.repo.ts';

const MONTHS_PER_YEAR = 12;

/** Members who began to pay, and those who stopped. */
const MEMBERS = { new: 1, reactivation: 1, cancelled: -1, unpaid: -1 } as const;

/**
 * Adds up the movements of every month, from the first one to the given one. Sums are kept for a year and
 * exact. What is shown is the difference of two rounded sums, so that the figures of a month add up to the cent.
 */
export function addUpMonths(rows: readonly MonthRow[], lastMonth: string): CurrencyRevenue[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => ({ currency, months: addUp(own, lastMonth) }));
}

function addUp(rows: readonly MonthRow[], lastMonth: string): RevenueMonth[] {
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const known = [...byMonth.keys()].toSorted();
  let annual = 0;
  let members = 0;
  return monthsBetween(known[0] ?? lastMonth, later(known.at(-1), lastMonth)).map((month) => {
    const found = new Map(byMonth.get(month)?.map((row) => [row.kind, row]));
    const opening = monthly(annual);
    const sums = revenueKinds.map((kind) => {
      const { change_minor: change = 0, count = 0 } = found.get(kind) ?? {};
      const before = monthly(annual);
      annual += change;
      if (kind in MEMBERS) members += count * MEMBERS[kind as keyof typeof MEMBERS];
      return [kind, { amount: monthly(annual) - before, count }] as const;
    });
    const movements = Object.fromEntries(sums) as RevenueMonth['movements'];
    return { month, opening, movements, closing: monthly(annual), members };
  });
}

export const monthly = (annual: number): number => Math.round(annual / MONTHS_PER_YEAR);

const later = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b);

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  const [year = 0, number = 1] = first.split('-').map(Number);
  for (let index = 0; (months.at(-1) ?? '') < last; index += 1) {
    months.push(new Date(Date.UTC(year, number - 1 + index)).toISOString().slice(0, 7));
  }
  return months;
}
