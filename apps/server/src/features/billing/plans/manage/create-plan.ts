import { isBuiltInPlan, type NewPlan } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { slugFromTitle } from '../../../../languages/spelling/slug-from-title.ts';
import { recordAction } from '../../../audit/index.ts';
import { getBilling, type PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { orderPrice } from '../prices/order-price.ts';
import { publishPlans } from '../watch-plans.ts';
import { factsOf } from './facts.ts';
import { findPlanByKey, insertPlan, putPrice } from './managed-plans.repo.ts';

interface Created {
  plan: NewPlan;
  priceId: string;
  productId: string;
}

/**
 * Creates the price at Stripe first and stores the plan afterwards, in one transaction: if either fails,
 * there is no plan, and repeating the call with the same key completes it. It never creates two.
 */
export async function createPlan(
  context: PlansContext,
  actor: Actor,
  plan: NewPlan,
): Promise<void> {
  const billing = getBilling(context);
  if (await findPlanByKey(context.db.queries, plan.key)) return;
  const catalog = await loadPlans(context);
  const language = context.site.languages.defaultLanguage;
  const isTaken = (id: string) => catalog.find(id) !== undefined;
  const id = freeId(plan.name, { language, isTaken });
  const price = await orderPrice(billing, { ...plan, source: plan.key, planId: id });
  await context.db.transaction((tx) => store(context, tx, actor, { plan, ...price }));
  await publishPlans(context);
}

async function store(
  { now, site }: PlansContext,
  tx: Queries,
  actor: Actor,
  { plan, priceId, productId }: Created,
): Promise<void> {
  const at = now().toISOString();
  const position = Math.max(...site.plans.all.map((other) => other.position)) + 1;
  // Another request may have taken the next id, or have created this plan, since the plans were loaded.
  const language = site.languages.defaultLanguage;
  const taken = new Set(site.plans.all.map((other) => other.id));
  for (;;) {
    const id = freeId(plan.name, { language, isTaken: (candidate) => taken.has(candidate) });
    const isInserted = await insertPlan(tx, {
      id,
      level: plan.level,
      name: plan.name,
      description: plan.description,
      features: JSON.stringify(plan.features),
      price_minor: plan.priceMinor,
      currency: plan.currency,
      interval: plan.interval,
      price_id: priceId,
      product_id: productId,
      position,
      is_for_groups: plan.isForGroups ? 1 : 0,
      request_key: plan.key,
      version: 1,
      created_at: at,
      updated_at: at,
    });
    if (!isInserted && (await findPlanByKey(tx, plan.key))) return;
    taken.add(id);
    if (!isInserted) continue;
    await putPrice(tx, {
      id: priceId,
      plan_id: id,
      price_minor: plan.priceMinor,
      currency: plan.currency,
      interval: plan.interval,
      is_active: 1,
      created_at: at,
    });
    const target = { kind: 'plan', id };
    await recordAction(tx, { actor, at, action: 'plan.create', target, after: factsOf(plan) });
    return;
  }
}

const MAX_ID = 40;

/** Readable in links, such as `student-plan`. */
function freeId(
  name: string,
  { language, isTaken }: { language: string; isTaken: (id: string) => boolean },
): string {
  const slug = slugFromTitle(name, { language, maximum: MAX_ID });
  const base =
    slug === '' || slug === 'none' || isBuiltInPlan(slug) ? `plan-${slug}`.replace(/-$/, '') : slug;
  if (!isTaken(base)) return base;
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${base}-${number}`)) return `${base}-${number}`;
  }
}
