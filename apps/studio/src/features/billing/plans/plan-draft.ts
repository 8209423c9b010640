import {
  type ManagedPlan,
  minorUnitsPer,
  type NewPlan,
  type Plan,
  type PlanCurrency,
  type PlanInterval,
  planCurrencies,
} from '@rostra/contract';
import { readAmount, writeAmount } from '../../../lib/money/read-amount.ts';

/** What the form contains. */
export interface PlanDraft {
  readonly name: string;
  readonly description: string;
  /** One per line. */
  readonly features: string;
  readonly priceMinor: string;
  readonly currency: PlanCurrency;
  readonly interval: PlanInterval;
  readonly level: Plan;
  readonly isForGroups: boolean;
}

const currencyOf = (name: string | undefined): PlanCurrency =>
  planCurrencies.find((currency) => currency === name) ?? 'usd';

/** A new plan begins in the currency of the others. */
export function draftOf(plan: ManagedPlan | undefined, others: readonly ManagedPlan[]): PlanDraft {
  if (!plan) {
    const currency = currencyOf(others.find(({ isRetired }) => !isRetired)?.currency);
    const texts = { name: '', description: '', features: '', priceMinor: '' };
    return { ...texts, currency, interval: 'month', level: 'basic', isForGroups: false };
  }
  return {
    name: plan.name ?? '',
    description: plan.description ?? '',
    features: plan.features?.join('\n') ?? '',
    priceMinor: writeAmount(plan.priceMinor, minorUnitsPer(plan.currency)),
    currency: currencyOf(plan.currency),
    interval: plan.interval,
    level: plan.level,
    isForGroups: plan.isForGroups,
  };
}

/** Undefined if it is not an amount. */
export const priceOf = ({ priceMinor, currency }: PlanDraft): number | undefined =>
  readAmount(priceMinor, minorUnitsPer(currency));

/** As the calls take it. */
export function planOf(draft: PlanDraft): Omit<NewPlan, 'key'> {
  const { name, description, features, ...terms } = draft;
  const lines = features
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    name: name.trim(),
    description: description.trim(),
    features: lines,
    ...terms,
    priceMinor: priceOf(draft) ?? 0,
  };
}
