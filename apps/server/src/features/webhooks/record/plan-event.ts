import type { Db, Queries } from '../../../db/client.ts';
import { MAX_TRIES } from '../delivery/retry-delay.ts';
import {
  deleteEvent,
  deletePlan,
  deletePlansFor,
  findDuePlans,
  findListening,
  insertDeliveries,
  insertEvent,
  takePlan,
} from './events.repo.ts';
import { objectOf, type RecordedEvent, toRow } from './record-event.ts';

const BATCH = 100;

/**
 * Records what will happen at `event.at` without anybody writing it, unless it is planned differently until then. It
 * replaces the plan of the same name. Also stored if no webhook wants it now: one may by then.
 */
export async function planEvent(tx: Queries, plan: string, event: RecordedEvent): Promise<void> {
  await deletePlan(tx, plan);
  await insertEvent(tx, { ...toRow(event), planned_for: event.at, plan });
}

export const cancelPlan = (tx: Queries, plan: string): Promise<void> => deletePlan(tx, plan);

/** Everything that is planned for an object, because it is deleted. */
export const cancelPlansFor = (tx: Queries, object: RecordedEvent['object']): Promise<void> =>
  deletePlansFor(tx, objectOf(object));

/** Gives plans whose time has come to those who listen now. Each once, whichever process does it. */
export async function carryOutPlans(
  { db, now }: { db: Db; now: () => Date },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const at = now().toISOString();
    const due = await findDuePlans(db.queries, at, BATCH);
    for (const event of due) {
      await db.transaction(async (tx) => {
        if (!(await takePlan(tx, event))) return;
        const listening = await findListening(tx, event.type);
        if (listening.length === 0) await deleteEvent(tx, event.id);
        else await insertDeliveries(tx, listening, { event, at, tries: MAX_TRIES });
      });
    }
    if (due.length < BATCH) return;
  }
}
