import type { SkipReason } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';

/** Those that nobody is sending now. */
export async function skipQueued(
  tx: Queries,
  { mailingId, reason, at }: { mailingId: string; reason: SkipReason; at: string },
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'skipped', reason, due_at: null, changed_at: at })
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'queued')
    .execute();
}

interface Decision {
  readonly mailingId: string;
  readonly ids: readonly number[] | undefined;
  readonly decision: 'sent' | 'send';
  readonly at: string;
}

/** Returns how many there were. */
export async function decideUnknown(
  tx: Queries,
  { mailingId, ids, decision, at }: Decision,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set(
      decision === 'sent'
        ? { state: 'sent', changed_at: at }
        : { state: 'queued', due_at: at, first_tried_at: null, changed_at: at },
    )
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'unknown')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
