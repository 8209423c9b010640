import { isBuiltInPlan, type Plan, planDetails, plans } from '@rostra/contract';

interface Compared {
  readonly id: string;
  readonly level: Plan;
  readonly priceMinor: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
  readonly hasBuiltInPrice: boolean;
}

const MONTHS = 12;

const rank = (level: Plan) => plans.indexOf(level);

/**
 * How many percent a yearly plan saves, rounded down, compared with twelve payments for the largest monthly plan
 * that unlocks no more. The built-in plans keep the saving that the specification advertises.
 */
export function findSaving(plan: Compared, offered: readonly Compared[]): number | undefined {
  if (plan.interval !== 'year') return undefined;
  const comparable = offered
    .filter(
      ({ interval, currency, level }) =>
        interval === 'month' && currency === plan.currency && rank(level) <= rank(plan.level),
    )
    .sort((a, b) => rank(b.level) - rank(a.level) || a.priceMinor - b.priceMinor);
  const [monthly] = comparable;
  const builtIn = comparable.find(({ id }) => isBuiltInPlan(id));
  const advertised = planDetails.find(({ id }) => id === plan.id)?.savingPercent;
  const isBuiltIn = plan.hasBuiltInPrice && (!builtIn || builtIn.hasBuiltInPrice);
  if (isBuiltIn && advertised !== undefined) return advertised;
  if (!monthly) return undefined;
  const yearOfMonths = monthly.priceMinor * MONTHS;
  const percent = Math.floor(((yearOfMonths - plan.priceMinor) * 100) / yearOfMonths);
  return percent > 0 ? percent : undefined;
}
