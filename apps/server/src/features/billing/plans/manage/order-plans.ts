import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { PlansContext } from '../../context.ts';
import { loadPlans } from '../load-plans.ts';
import { publishPlans } from '../watch-plans.ts';
import { putPosition } from './managed-plans.repo.ts';
import { outdated } from './outdated.ts';
import { nextRow } from './plan-row.ts';

/** Refused if a plan is missing from the order, because somebody else has just created it. */
export async function orderPlans(
  context: PlansContext,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  const { all } = await loadPlans(context);
  const isComplete = ids.length === all.length && all.every(({ id }) => ids.includes(id));
  if (!isComplete) throw outdated();
  const before = all.map(({ id }) => id);
  if (ids.every((id, index) => id === before[index])) return;
  const at = context.now().toISOString();
  await context.db.transaction(async (tx) => {
    for (const plan of all) {
      const row = { ...nextRow(plan, at), version: plan.version };
      await putPosition(tx, { ...row, position: ids.indexOf(plan.id) });
    }
    await recordAction(tx, {
      actor,
      at,
      action: 'plan.order',
      target: { kind: 'plan', id: ids.join(',') },
      before: { order: before.join(', ') },
      after: { order: ids.join(', ') },
    });
  });
  await publishPlans(context);
}
