import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import type { PlanCatalog } from '../../../../languages/plan-catalog.ts';
import { recordAction } from '../../../audit/index.ts';
import { getBilling, type PlansContext } from '../../context.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';
import { loadPlans } from '../load-plans.ts';
import { tidyPrices } from '../prices/tidy-prices.ts';
import { publishPlans } from '../watch-plans.ts';
import { factsOf } from './facts.ts';
import { findPlanRow, findRetiredIds, lockRetiring, putPlan } from './managed-plans.repo.ts';
import { outdated } from './outdated.ts';
import { nextRow } from './plan-row.ts';

interface PlanVersion {
  id: string;
  version: number;
}

/** Stops offering a plan. Members who have it keep it, and an open checkout can still be paid. */
export async function retirePlan(
  context: PlansContext,
  actor: Actor,
  plan: PlanVersion,
): Promise<void> {
  await setRetired(context, actor, plan, true);
  await tidyPrices(context);
}

/** Offers a retired plan again. Its price is activated first: members could not subscribe otherwise. */
export async function offerPlan(
  context: PlansContext,
  actor: Actor,
  plan: PlanVersion,
): Promise<void> {
  const billing = getBilling(context);
  const row = await findPlanRow(context.db.queries, plan.id);
  const { price_id: priceId = null, product_id: productId = null } = row ?? {};
  await handlePaymentErrors(billing, messageReference('plans-server', 'stripeDown'), async () => {
    if (productId && row?.name) {
      await billing.payments.updateProduct(productId, { name: row.name, isActive: true });
    }
    if (priceId) await billing.payments.setPriceActive(priceId, true);
  });
  await setRetired(context, actor, plan, false);
  await tidyPrices(context);
}

async function setRetired(
  context: PlansContext,
  actor: Actor,
  { id, version }: PlanVersion,
  isRetired: boolean,
): Promise<void> {
  const catalog = await loadPlans(context);
  const plan = catalog.find(id);
  if (!plan) throw notFound();
  // A double click.
  if (plan.isRetired === isRetired) return;
  if (plan.version !== version) throw outdated();
  const at = context.now().toISOString();
  const isStored = await context.db.transaction(async (tx) => {
    if (isRetired) await checkOthersAreOffered(tx, catalog, id);
    const row = { ...nextRow(plan, at), retired_at: isRetired ? at : null };
    if (!(await putPlan(tx, row))) return false;
    await recordAction(tx, {
      actor,
      at,
      action: isRetired ? 'plan.retire' : 'plan.offer',
      target: { kind: 'plan', id },
      after: factsOf(plan),
    });
    return true;
  });
  await publishPlans(context);
  // A repeated request that lost the race has nothing to report.
  if (!isStored && catalog.find(id)?.isRetired !== isRetired) throw outdated();
}

/** Plans are retired one at a time, so that two people cannot retire the last two between them. */
async function checkOthersAreOffered(tx: Queries, catalog: PlanCatalog, id: string): Promise<void> {
  await lockRetiring(tx);
  const retired = await findRetiredIds(tx);
  if (catalog.offered.every((other) => other.id === id || retired.includes(other.id))) {
    throw new AppError('conflict', messageReference('plans-server', 'lastPlan'));
  }
}
