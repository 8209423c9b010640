import { isDeepStrictEqual } from 'node:util';
import { type EditedPlan, isBuiltInPlan, planDetails } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import type { CatalogPlan, PlanTerms } from '../../../../languages/plan-catalog.ts';
import { recordAction } from '../../../audit/index.ts';
import { getBilling, type PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { planNameOf } from '../plan-prices.ts';
import { orderPrice } from '../prices/order-price.ts';
import { tidyPrices } from '../prices/tidy-prices.ts';
import { publishPlans } from '../watch-plans.ts';
import { factsOf } from './facts.ts';
import {
  countSubscriptions,
  findPlanRow,
  putPlan,
  putPrice,
  setLevelOfMembers,
} from './managed-plans.repo.ts';
import { outdated } from './outdated.ts';
import { nextRow } from './plan-row.ts';

interface Change {
  before: CatalogPlan;
  after: CatalogPlan;
  /** The new price at Stripe; undefined if the price stays. */
  price: { priceId: string | null; productId: string | null } | undefined;
}

/**
 * Changes a plan. Members keep the price that they pay; a new price is for those who subscribe or change
 * from now on. Sending a change again changes nothing.
 */
export async function editPlan(
  context: PlansContext,
  actor: Actor,
  id: string,
  edited: EditedPlan,
): Promise<void> {
  getBilling(context);
  const catalog = await loadPlans(context);
  const before = catalog.find(id);
  if (!before) throw notFound();
  const after = applyTo(before, edited);
  if (isDeepStrictEqual(after, before)) return;
  if (before.version !== edited.version) throw outdated();
  if (!isBuiltInPlan(id) && after.name === null) {
    throw invalidField(['name'], messageReference('plans-server', 'nameRequired'));
  }
  const price = isSamePrice(before, after) ? undefined : await makePrice(context, before, after);
  const isStored = await store(context, actor, { before, after, price });
  await publishPlans(context);
  if (!isStored) {
    // A repeated request that lost the race has nothing to report.
    const current = catalog.find(id);
    if (!current || !isDeepStrictEqual(applyTo(current, edited), current)) throw outdated();
  }
  await tidyPrices(context);
}

/** What a built-in plan unlocks is fixed: texts that need it name it. */
function applyTo(before: CatalogPlan, { version: _, ...edited }: EditedPlan): CatalogPlan {
  const after = {
    ...before,
    ...edited,
    isForGroups: edited.isForGroups ?? before.isForGroups,
  };
  const builtIn = planDetails.find(({ id }) => id === before.id);
  if (!builtIn) return after;
  return { ...after, level: builtIn.id, hasBuiltInPrice: isSamePrice(after, builtIn) };
}

const isSamePrice = (a: PlanTerms, b: PlanTerms) =>
  a.priceMinor === b.priceMinor && a.currency === b.currency && a.interval === b.interval;

async function makePrice(
  context: PlansContext,
  before: CatalogPlan,
  after: CatalogPlan,
): Promise<NonNullable<Change['price']>> {
  const { plans } = context.site;
  const variable = plans.fixedBy(before.id);
  if (variable) {
    throw new AppError('conflict', messageReference('plans-server', 'priceFixed', { variable }));
  }
  if (after.currency !== before.currency) await checkCurrencyUnused(context, before);
  if (!plans.isOurPrice(after)) return { priceId: null, productId: null };
  const row = await findPlanRow(context.db.queries, before.id);
  return orderPrice(getBilling(context), {
    ...after,
    source: row?.request_key ?? before.id,
    planId: before.id,
    name: planNameOf(plans, before.id),
  });
}

/** Stripe cannot change the currency of a subscription. */
async function checkCurrencyUnused({ db, site }: PlansContext, { id }: CatalogPlan) {
  const counts = await countSubscriptions(db.queries);
  const isUsed = [...counts.keys()].some((price) => site.plans.findByPrice(price)?.id === id);
  if (isUsed) throw new AppError('conflict', messageReference('plans-server', 'currencyInUse'));
}

/** False if the plan was changed in the meantime. */
async function store(
  { db, now }: PlansContext,
  actor: Actor,
  { before, after, price }: Change,
): Promise<boolean> {
  const at = now().toISOString();
  return db.transaction(async (tx) => {
    const isStored = await putPlan(tx, {
      ...nextRow(after, at),
      ...(price ? { price_id: price.priceId, product_id: price.productId } : {}),
    });
    if (!isStored) return false;
    if (price?.priceId) {
      await putPrice(tx, {
        id: price.priceId,
        plan_id: after.id,
        price_minor: after.priceMinor,
        currency: after.currency,
        interval: after.interval,
        is_active: 1,
        created_at: at,
      });
    }
    if (after.level !== before.level) await setLevelOfMembers(tx, after.id, after.level);
    await recordAction(tx, {
      actor,
      at,
      action: 'plan.change',
      target: { kind: 'plan', id: after.id },
      before: factsOf(before),
      after: factsOf(after),
    });
    return true;
  });
}
