import { isBuiltInPlan, type ManagedPlan } from '@rostra/contract';
import type { PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { countSubscriptions } from './managed-plans.repo.ts';

/** All plans as staff see them. */
export async function listManagedPlans(context: PlansContext): Promise<ManagedPlan[]> {
  const catalog = await loadPlans(context);
  const counts = await countSubscriptions(context.db.queries);
  const membersOf = (planId: string, isCounted: (priceId: string) => boolean) =>
    [...counts]
      .filter(([price]) => catalog.findByPrice(price)?.id === planId && isCounted(price))
      .reduce((sum, [, count]) => sum + count, 0);
  return catalog.all.map((plan) => {
    const { id, level, name, description, features, priceMinor, currency, interval } = plan;
    const savingPercent = catalog.savingOf(plan);
    return {
      id,
      level,
      name,
      description,
      features: features === null ? null : [...features],
      priceMinor,
      currency,
      interval,
      ...(savingPercent === undefined ? {} : { savingPercent }),
      isBuiltIn: isBuiltInPlan(id),
      isRetired: plan.isRetired,
      isForGroups: plan.isForGroups,
      priceFixedBy: catalog.fixedBy(id),
      version: plan.version,
      memberCount: membersOf(id, () => true),
      oldPriceCount: membersOf(id, (price) => price !== plan.priceId),
    };
  });
}
