import { randomUUID } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { announceGrant } from '../events/plan-events.ts';
import { insertGrant } from './grants.repo.ts';

type NewGrant = Pick<
  GrantRow,
  'ends_at' | 'is_paid' | 'plan_id' | 'source' | 'source_id' | 'starts_at' | 'user_id'
>;

/** Gives a member a plan without a subscription. Also a retired plan: it was promised before. */
export async function grantPlan(
  { site, now }: Pick<BillingContext, 'now' | 'site'>,
  tx: Queries,
  grant: NewGrant,
): Promise<void> {
  const plan = site.plans.find(grant.plan_id);
  if (!plan)
    throw new AppError('plan_not_found', messageReference('billing-server', 'planNotFound'));
  const at = now().toISOString();
  const row = { ...grant, id: randomUUID(), plan: plan.level, ended_at: null, created_at: at };
  await insertGrant(tx, row);
  await announceGrant(tx, row, at);
}
