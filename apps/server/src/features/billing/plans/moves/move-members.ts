import { formatMoney, type PlanMove } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import { getBilling, type PlansContext } from '../../context.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';
import { outdated } from '../manage/outdated.ts';
import { movePrice } from '../prices/move-price.ts';
import { describeMove, getPricedPlan, refusedIn } from './describe-move.ts';
import { moveStateOf } from './move-state.ts';
import {
  countMoved,
  findMembersAt,
  findMove,
  finishMove,
  setRefused,
  startMove,
} from './moves.repo.ts';

/** Members per call: a call takes a few seconds, and its answer shows the progress. */
const BATCH = 20;

/**
 * Moves some members to the current price, which they pay from their next payment on. Whoever is left still has
 * an earlier price, so that a move that was interrupted goes on where it stopped, and repeating it is safe.
 */
export async function moveMembers(
  context: PlansContext,
  actor: Actor,
  id: string,
  priceId: string,
): Promise<PlanMove> {
  const { plan } = await getPricedPlan(context, id);
  // The price has changed since the preview.
  if (plan.priceId !== priceId) throw outdated();
  const { counts } = await describeMove(context, id);
  const at = context.now().toISOString();
  await context.db.transaction(async (tx) => {
    if (!(await startMove(tx, { planId: id, priceId, at }))) return;
    await recordAction(tx, {
      actor,
      at,
      action: 'plan.move',
      target: { kind: 'plan', id },
      after: { price: formatMoney(plan.priceMinor, plan.currency), members: counts.ready },
    });
  });
  await moveBatch(context, id);
  return describeMove(context, id);
}

/** Returns whether the move is finished. */
export async function moveBatch(context: PlansContext, id: string): Promise<boolean> {
  const billing = getBilling(context);
  const { queries } = context.db;
  const { catalog, plan, oldPrices } = await getPricedPlan(context, id);
  const move = await findMove(queries, id, plan.priceId);
  if (!move || move.finished_at !== null) return true;
  const refused = new Set(refusedIn(move));
  let moved = 0;
  let afterUser = 0;
  while (oldPrices.length > 0 && moved < BATCH) {
    const rows = await findMembersAt(queries, oldPrices, { afterUser, limit: 100 });
    if (rows.length === 0) break;
    for (const row of rows) {
      afterUser = row.user_id;
      if (moveStateOf(catalog, plan, row, refused) !== 'ready') continue;
      if (moved === BATCH) return false;
      const order = { ...plan, key: `move-${plan.priceId}-${move.started_at}` };
      const isMoved = await handlePaymentErrors(
        billing,
        messageReference('plans-server', 'moveInterrupted'),
        () => movePrice(billing, row, order).catch(ifRefused('refused' as const)),
      );
      // The member has changed or cancelled the plan in the meantime.
      if (isMoved === false) continue;
      if (isMoved === 'refused') {
        refused.add(row.id);
        await setRefused(queries, move, [...refused]);
      } else await countMoved(queries, move);
      moved += 1;
    }
  }
  if (moved === BATCH) return false;
  await finishMove(queries, move, context.now().toISOString());
  return true;
}

/** Stripe will always refuse it, for example because the subscription has a schedule of its own. */
const ifRefused =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof PaymentsError && error.failure.kind === 'invalid') return value;
    throw error;
  };
