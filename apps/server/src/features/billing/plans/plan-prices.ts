import { type OfferedPlan, type Plan, planDetails, planFeatures, plans } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';

export type PlanPrices = Record<Plan, string>;

export interface PlanChoice {
  planId?: Plan | undefined;
  priceId?: string | undefined;
}

const MINOR_PER_MAJOR = 100;

/** The built-in plans with the prices of this installation. */
export function listOfferedPlans(prices: PlanPrices): OfferedPlan[] {
  return planDetails.map(({ priceMinor, features, ...plan }) => ({
    ...plan,
    price: priceMinor / MINOR_PER_MAJOR,
    features: features.map((feature) => planFeatures[feature]),
    priceId: prices[plan.id],
  }));
}

export const planNameOf = (plan: Plan | null) =>
  planDetails.find(({ id }) => id === plan)?.name ?? 'Other plan';

export const findPlanByPrice = (prices: PlanPrices, priceId: string): Plan | null =>
  plans.find((plan) => prices[plan] === priceId) ?? null;

/** Replaces the price id of an invoice line with its plan. */
export function namePlanOf<Line extends { priceId: string | null }>(
  prices: PlanPrices,
  { priceId, ...line }: Line,
): Omit<Line, 'priceId'> & { planId: Plan | null; planName: string | null } {
  const plan = priceId === null ? null : findPlanByPrice(prices, priceId);
  return { ...line, planId: plan, planName: plan ? planNameOf(plan) : null };
}

export const asPlan = (value: string | null): Plan | null =>
  plans.find((plan) => plan === value) ?? null;

/** Only the offered plans can be chosen, whatever other prices exist in Stripe. */
export function getChosenPlan(
  prices: PlanPrices,
  choice: PlanChoice,
): { plan: Plan; priceId: string } {
  const plan = choice.planId ?? findPlanByPrice(prices, choice.priceId ?? '');
  const agrees = plan && (choice.priceId === undefined || prices[plan] === choice.priceId);
  if (!plan || !agrees)
    throw new AppError('plan_not_found', messageReference('billing-server', 'planNotFound'));
  return { plan, priceId: prices[plan] };
}
