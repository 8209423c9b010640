import type Stripe from 'stripe';
import type { Work } from '../../store/work.ts';
import { withStatus } from './record-transaction.ts';

export function currentBalance(work: Work): Stripe.Balance {
  return {
    object: 'balance',
    available: sums(work, 'available'),
    livemode: false,
    pending: sums(work, 'pending'),
  };
}

function sums(work: Work, status: 'available' | 'pending') {
  const totals = new Map<string, number>();
  for (const row of work.all('balance_transaction').map((found) => withStatus(work, found))) {
    const isCounted = row.status === status;
    totals.set(row.currency, (totals.get(row.currency) ?? 0) + (isCounted ? row.net : 0));
  }
  if (totals.size === 0) totals.set('usd', 0);
  return [...totals].map(([currency, total]) => ({
    amount: total,
    currency,
    source_types: { card: total },
  }));
}
