import {
  isBuiltInPlan,
  minorUnitsPer,
  type OfferedPlan,
  type Plan,
  type PlanFeature,
  type PlanInterval,
  planDetails,
  planFeatures,
  plans,
} from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../errors.ts';
import type { CatalogPlan, PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { BillingContext } from '../context.ts';
import { loadPlans } from './load-plans.ts';

export interface PlanChoice {
  planId?: string | undefined;
  priceId?: string | undefined;
  /** What the member was shown. */
  shown?:
    | {
        priceMinor: number;
        currency: string;
        interval: PlanInterval;
        amountDue?: number | undefined;
      }
    | undefined;
}

/** The plans on offer, in English or in the words of the organisation. */
export function listOfferedPlans(catalog: PlanCatalog): OfferedPlan[] {
  return catalog.offered.map((plan) => {
    const { id, priceMinor, currency, interval } = plan;
    const savingPercent = catalog.savingOf(plan);
    const builtIn = planDetails.find((details) => details.id === id);
    return {
      id,
      name: planNameOf(catalog, id),
      description: plan.description ?? builtIn?.description ?? '',
      price: priceMinor / minorUnitsPer(currency),
      currency,
      interval,
      features: [
        ...(plan.features ??
          builtIn?.features.map((feature) => featureText(feature, savingPercent)) ??
          []),
      ],
      ...(savingPercent === undefined ? {} : { savingPercent }),
      priceId: plan.priceId ?? '',
    };
  });
}

/** The saving depends on the prices of the organisation. */
function featureText(feature: PlanFeature, savingPercent: number | undefined): string {
  const text = planFeatures[feature];
  if (feature !== 'yearlyPayment') return text;
  return savingPercent === undefined
    ? 'One payment a year'
    : text.replace(/\d+%/, `${savingPercent}%`);
}

export function planNameOf(catalog: PlanCatalog, id: string | null): string {
  if (id === null) return 'Other plan';
  const builtIn = isBuiltInPlan(id) ? planDetails.find((plan) => plan.id === id) : undefined;
  return catalog.find(id)?.name ?? builtIn?.name ?? 'Other plan';
}

/** Replaces the price id of an invoice line with its plan. */
export function namePlanOf<Line extends { priceId: string | null }>(
  catalog: PlanCatalog,
  { priceId, ...line }: Line,
): Omit<Line, 'priceId'> & { planId: string | null; planName: string | null } {
  const plan = priceId === null ? undefined : catalog.findByPrice(priceId);
  return {
    ...line,
    planId: plan?.id ?? null,
    planName: plan ? planNameOf(catalog, plan.id) : null,
  };
}

export const asPlan = (value: string | null): Plan | null =>
  plans.find((plan) => plan === value) ?? null;

/**
 * Only offered plans can be chosen, whatever other prices exist in Stripe. Read from the database: a plan
 * can be bought as soon as it is created, and no longer once it is retired.
 */
export async function getChosenPlan(
  context: Pick<BillingContext, 'db' | 'site'>,
  { planId, priceId, shown }: PlanChoice,
): Promise<CatalogPlan & { priceId: string }> {
  const catalog = await loadPlans(context);
  if (planId !== undefined && !catalog.find(planId)) {
    throw invalidField(['planId'], messageReference('billing-server', 'planNotFound'));
  }
  const named = planId === undefined ? catalog.findByPrice(priceId ?? '') : catalog.find(planId);
  const plan = named && catalog.offered.find(({ id }) => id === named.id);
  if (!plan || plan.priceId === null) throw notOffered();
  if (priceId !== undefined && plan.priceId !== priceId) {
    throw catalog.findByPrice(priceId)?.id === plan.id ? priceChanged() : notOffered();
  }
  if (shown && !isShown(plan, shown)) throw priceChanged();
  return { ...plan, priceId: plan.priceId };
}

const isShown = (plan: CatalogPlan, shown: NonNullable<PlanChoice['shown']>) =>
  plan.priceMinor === shown.priceMinor &&
  plan.currency === shown.currency &&
  plan.interval === shown.interval;

const notOffered = () =>
  new AppError('plan_not_found', messageReference('billing-server', 'planNotFound'));

const priceChanged = () =>
  new AppError('conflict', messageReference('billing-server', 'planPriceChanged'));
