import type { Plan } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { listEntitled } from './list-entitled.ts';

/** How many members have each plan now. */
export async function countEntitled(
  context: Pick<BillingContext, 'db' | 'now' | 'graceDays'>,
): Promise<Record<Plan, number>> {
  const counts: Record<Plan, number> = { basic: 0, premium: 0, annual: 0 };
  for (const plan of (await listEntitled(context, context.db.queries)).values()) counts[plan] += 1;
  return counts;
}
