import {
  isBuiltInPlan,
  type Plan,
  type PlanInterval,
  planDetails,
  type SitePlan,
} from '@rostra/contract';
import type { Env } from '../env.ts';
import { findSaving } from './plan-saving.ts';

/** A change that staff have made to a built-in plan, or a plan of their own. Null means built-in. */
export interface StoredPlan {
  readonly id: string;
  readonly level: Plan;
  readonly name: string | null;
  readonly description: string | null;
  readonly features: readonly string[] | null;
  readonly terms: PlanTerms | null;
  /** At Stripe; null until it is created there. */
  readonly priceId: string | null;
  readonly position: number;
  readonly isRetired: boolean;
  /** Members can pay for several people. */
  readonly isForGroups: boolean;
  readonly version: number;
}

export interface PlanTerms {
  readonly priceMinor: number;
  readonly currency: string;
  readonly interval: PlanInterval;
}

/** A current or earlier price of a plan at Stripe. */
export interface StoredPrice extends PlanTerms {
  readonly id: string;
  readonly planId: string;
}

export interface CatalogPlan extends Omit<StoredPlan, 'terms'>, PlanTerms {
  /** Costs what the specification says. */
  readonly hasBuiltInPrice: boolean;
}

type EnvPrices = Pick<
  Env,
  'BILLING' | 'PRICE_BASIC' | 'PRICE_PREMIUM' | 'PRICE_ENTERPRISE' | 'given'
>;

const VARIABLES = {
  basic: 'PRICE_BASIC',
  premium: 'PRICE_PREMIUM',
  annual: 'PRICE_ENTERPRISE',
} as const satisfies Record<Plan, keyof EnvPrices>;

const isUnchanged = (plan: CatalogPlan, index: number) =>
  plan.id === planDetails[index]?.id &&
  plan.hasBuiltInPrice &&
  plan.priceId !== null &&
  !plan.isRetired &&
  plan.name === null &&
  plan.description === null &&
  plan.features === null;

/**
 * All plans, in memory: the built-in ones with the changes of staff, and those that staff have created.
 * A price id from the environment takes precedence over a price from the studio.
 */
export class PlanCatalog {
  readonly #env: EnvPrices;
  #stored: readonly StoredPlan[] = [];
  #prices: ReadonlyMap<string, StoredPrice> = new Map();
  #all: readonly CatalogPlan[];
  #started = 0;
  #applied = 0;

  constructor(env: EnvPrices) {
    this.#env = env;
    this.#all = this.#merge();
  }

  /** In the order in which they are shown, also those that are retired. */
  get all(): readonly CatalogPlan[] {
    return this.#all;
  }

  /** What members can subscribe to. */
  get offered(): readonly CatalogPlan[] {
    return this.#all.filter(({ isRetired, priceId }) => !isRetired && priceId !== null);
  }

  find(id: string): CatalogPlan | undefined {
    return this.#all.find((plan) => plan.id === id);
  }

  /** The plan of a current or earlier price. */
  findByPrice(priceId: string): CatalogPlan | undefined {
    const current = this.#all.find((plan) => plan.priceId === priceId);
    if (current) return current;
    const planId = this.#prices.get(priceId)?.planId ?? this.#builtInOf(priceId);
    return planId === undefined ? undefined : this.find(planId);
  }

  /** The current price of a plan and every earlier one. */
  pricesOf(id: string): string[] {
    const created = [...this.#prices.values()].filter(({ planId }) => planId === id);
    const builtIn = isBuiltInPlan(id) ? [this.#env[VARIABLES[id]]] : [];
    const current = this.find(id)?.priceId ?? [];
    return [...new Set([...created.map((price) => price.id), ...builtIn].concat(current))];
  }

  findTerms(priceId: string): PlanTerms | undefined {
    const current = this.#all.find((plan) => plan.priceId === priceId);
    return (
      current ??
      this.#prices.get(priceId) ??
      planDetails.find(({ id }) => id === this.#builtInOf(priceId))
    );
  }

  /** The variable that sets the price of a plan; null if staff can change it. */
  fixedBy(id: string): string | null {
    return isBuiltInPlan(id) && this.#env.given.has(VARIABLES[id]) ? VARIABLES[id] : null;
  }

  /** Whether its price is created by us at Stripe. The sandbox has the prices of the built-in plans already. */
  isOurPrice({ id, hasBuiltInPrice }: Pick<CatalogPlan, 'id' | 'hasBuiltInPrice'>): boolean {
    return !hasBuiltInPrice || (this.#env.BILLING === 'stripe' && this.fixedBy(id) === null);
  }

  /** For the public site; undefined while the plans are the built-in ones. */
  describe(): SitePlan[] | undefined {
    return this.#all.every(isUnchanged) ? undefined : this.#all.map((plan) => this.#describe(plan));
  }

  savingOf(plan: CatalogPlan): number | undefined {
    return findSaving(plan, this.offered);
  }

  /**
   * Returns a function that takes what was read. A read that began before the latest one is ignored, even
   * if it ends later: it may not have seen the latest change.
   */
  startLoading(): (stored: readonly StoredPlan[], prices: readonly StoredPrice[]) => void {
    this.#started += 1;
    const turn = this.#started;
    return (stored, prices) => {
      if (turn < this.#applied) return;
      this.#applied = turn;
      // Simulated plans live in the browser, which knows the built-in ones.
      this.#stored = this.#env.BILLING === 'simulated' ? [] : stored;
      this.#prices = new Map(prices.map((price) => [price.id, price]));
      this.#all = this.#merge();
    };
  }

  #describe(plan: CatalogPlan): SitePlan {
    const { id, level, name, description, features, priceMinor, currency, interval } = plan;
    const savingPercent = this.savingOf(plan);
    return {
      id,
      level,
      ...(name === null ? {} : { name }),
      ...(description === null ? {} : { description }),
      ...(features === null ? {} : { features: [...features] }),
      priceMinor,
      currency,
      interval,
      ...(savingPercent === undefined ? {} : { savingPercent }),
      ...(plan.isRetired || plan.priceId === null ? { isRetired: true } : {}),
    };
  }

  #builtInOf(priceId: string): Plan | undefined {
    return planDetails.find(({ id }) => this.#env[VARIABLES[id]] === priceId)?.id;
  }

  /** None if a release has changed the built-in price since: a new one has to be created then. */
  #currentPriceOf(stored: StoredPlan | undefined, priceMinor: number): string | null {
    const priceId = stored?.priceId ?? null;
    const price = priceId === null ? undefined : this.#prices.get(priceId);
    return price && price.priceMinor !== priceMinor ? null : priceId;
  }

  #merge(): CatalogPlan[] {
    const builtIn = planDetails.map((plan, index): CatalogPlan => {
      const stored = this.#stored.find(({ id }) => id === plan.id);
      const own = this.fixedBy(plan.id) === null ? stored?.terms : null;
      const { priceMinor, currency, interval } = own ?? plan;
      return {
        id: plan.id,
        level: plan.id,
        name: stored?.name ?? null,
        description: stored?.description ?? null,
        features: stored?.features ?? null,
        priceMinor,
        currency,
        interval,
        hasBuiltInPrice: !own,
        priceId: this.isOurPrice({ id: plan.id, hasBuiltInPrice: !own })
          ? this.#currentPriceOf(stored, priceMinor)
          : this.#env[VARIABLES[plan.id]],
        position: stored?.position ?? index,
        isRetired: stored?.isRetired ?? false,
        isForGroups: stored?.isForGroups ?? false,
        version: stored?.version ?? 0,
      };
    });
    const created = this.#stored.flatMap(({ terms, ...plan }) =>
      isBuiltInPlan(plan.id) || !terms ? [] : [{ ...plan, ...terms, hasBuiltInPrice: false }],
    );
    return [...builtIn, ...created].sort((a, b) => a.position - b.position);
  }
}
