import { AppError } from '../../../../errors.ts';
import type { PlansContext } from '../../context.ts';
import { getPricedPlan } from './describe-move.ts';
import { moveBatch } from './move-members.ts';
import { findUnfinishedMoves, finishMove } from './moves.repo.ts';

/** Every hour: finishes moves whose browser was closed, or during which Stripe could not be reached. */
export async function continueMoves(
  context: PlansContext,
  isStopping: () => boolean,
): Promise<void> {
  const { billing, db, now } = context;
  if (!billing) return;
  for (const move of await findUnfinishedMoves(db.queries)) {
    try {
      const { plan } = await getPricedPlan(context, move.plan_id);
      if (plan.priceId !== move.price_id) {
        // The plan has another price by now. Somebody has to look at the preview again.
        await finishMove(db.queries, move, now().toISOString());
        continue;
      }
      while (!isStopping() && !(await moveBatch(context, move.plan_id)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      billing.logger.warn({ err: error, plan: move.plan_id }, 'members not moved');
    }
  }
}
