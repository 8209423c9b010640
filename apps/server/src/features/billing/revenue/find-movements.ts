import type { RevenueKind } from '@rostra/contract';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

type Counted = Pick<SubscriptionRow, 'annual_minor' | 'currency' | 'id' | 'price_id'>;

interface Change {
  /** All subscriptions of a member. */
  before: readonly Counted[];
  after: readonly Counted[];
  /** Whether the member has had recurring revenue at any time before. */
  hasPaidBefore: boolean;
  /** Whether a subscription was lost because it was not paid. */
  isUnpaid: (id: string) => boolean;
  planOf: (priceId: string) => string | null;
}

export interface Movement {
  kind: RevenueKind;
  currency: string;
  changeMinor: number;
  annualMinor: number;
  planBefore: string | null;
  planAfter: string | null;
}

/** What changed for a member, by currency. Several subscriptions of a member count as one sum. */
export function findMovements({ before, after, planOf, ...change }: Change): Movement[] {
  const currencies = new Set([...before, ...after].map(({ currency }) => currency));
  return [...currencies].sort().flatMap((currency): Movement[] => {
    const old = before.filter((row) => row.currency === currency && paysOf(row) > 0);
    const fresh = after.filter((row) => row.currency === currency && paysOf(row) > 0);
    const [from, to] = [sumOf(old), sumOf(fresh)];
    if (from === to) return [];
    const lost = old.filter(({ id }) => !fresh.some((row) => row.id === id));
    return [
      {
        kind: kindOf(from, to, {
          hasPaidBefore: change.hasPaidBefore,
          isUnpaid: lost.some(({ id }) => change.isUnpaid(id)),
        }),
        currency,
        changeMinor: to - from,
        annualMinor: to,
        planBefore: planIn(old, planOf),
        planAfter: planIn(fresh, planOf),
      },
    ];
  });
}

export interface Swap {
  planBefore: string | null;
  planAfter: string | null;
}

/** Changes to another plan that costs exactly the same in a year. */
export function findSwaps({
  before,
  after,
  planOf,
}: Pick<Change, 'before' | 'after' | 'planOf'>): Swap[] {
  const currencies = new Set(before.map(({ currency }) => currency));
  return [...currencies].sort().flatMap((currency): Swap[] => {
    const [old = [], fresh = []] = [before, after].map((rows) =>
      rows.filter((row) => row.currency === currency && paysOf(row) > 0),
    );
    const [planBefore, planAfter] = [planIn(old, planOf), planIn(fresh, planOf)];
    const isSwap = sumOf(old) === sumOf(fresh) && planBefore !== planAfter;
    return isSwap ? [{ planBefore, planAfter }] : [];
  });
}

const paysOf = ({ annual_minor }: Counted) => annual_minor ?? 0;
const sumOf = (rows: readonly Counted[]) => rows.reduce((sum, row) => sum + paysOf(row), 0);

/** Of the largest subscription. */
function planIn(rows: readonly Counted[], planOf: Change['planOf']): string | null {
  const [largest] = rows.toSorted((a, b) => paysOf(b) - paysOf(a) || a.id.localeCompare(b.id));
  return largest ? planOf(largest.price_id) : null;
}

function kindOf(
  from: number,
  to: number,
  { hasPaidBefore, isUnpaid }: { hasPaidBefore: boolean; isUnpaid: boolean },
): RevenueKind {
  if (from === 0) return hasPaidBefore ? 'reactivation' : 'new';
  if (to === 0) return isUnpaid ? 'unpaid' : 'cancelled';
  return to > from ? 'expansion' : 'contraction';
}
