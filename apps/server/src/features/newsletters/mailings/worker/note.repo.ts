import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../../db/client.ts';
import type { DeliveryRow } from '../../../../db/tables/newsletters.ts';

/** What became of a claimed mail. */
export interface Note
  extends Pick<DeliveryRow, 'id' | 'state' | 'reply' | 'bounce' | 'due_at' | 'changed_at'> {
  /** Whether this attempt did not count, because the server was never asked. */
  readonly isUnsent: boolean;
}

/**
 * The first lock of every transaction that changes mails, before the mails themselves: those of a batch, and all that may
 * change state here. Otherwise one that cancels a mailing and one that finishes it could wait for each other.
 */
export async function lockMailings(
  tx: Queries,
  kind: DbKind,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select id from mailings where state = 'sending' or id in (
      select mailing_id from deliveries where state = 'sending' and lease_ends_at <= ${now})
    ${ids.length > 0 ? sql`or id in (${sql.join(ids)})` : sql``}
    order by id for update`.execute(tx);
}

/**
 * A note may come late: after the mailing was cancelled, so that nothing of it is sent any more, or after it was finished,
 * so that it has to go on.
 */
export async function reviseMailings(
  tx: Queries,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<void> {
  if (ids.length === 0) return;
  const cancelled = tx
    .selectFrom('mailings')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'cancelled');
  await tx
    .updateTable('deliveries')
    .set({ state: 'skipped', reason: 'cancelled', due_at: null, changed_at: now })
    .where('mailing_id', 'in', cancelled)
    .where('state', '=', 'queued')
    .execute();
  await tx
    .updateTable('mailings')
    .set({ state: 'sending', finished_at: null })
    .where('id', 'in', ids)
    .where('state', '=', 'sent')
    .where(
      sql<boolean>`exists (select 1 from deliveries
        where deliveries.mailing_id = mailings.id and deliveries.state = 'queued')`,
    )
    .execute();
}

/**
 * Notes what a process knows of the mails that it has claimed, also after its lease has ended. That a mail was accepted
 * counts even if staff have decided to send it again since. Mails that have come back meanwhile stay as they are. An answer
 * may name the address, so that of somebody who was erased is not kept.
 */
export async function noteDeliveries(
  tx: Queries,
  kind: DbKind,
  { claim, notes }: { claim: string; notes: readonly Note[] },
): Promise<void> {
  if (notes.length === 0) return;
  const json = JSON.stringify(notes.map((note) => ({ ...note, is_unsent: note.isUnsent ? 1 : 0 })));
  const rows =
    kind === 'postgres'
      ? sql`jsonb_to_recordset(${json}::jsonb) as note (id integer, state text, reply text,
          bounce text, due_at text, changed_at text, is_unsent integer)`
      : sql`(select value ->> 'id' as id, value ->> 'state' as state, value ->> 'reply' as reply,
          value ->> 'bounce' as bounce, value ->> 'due_at' as due_at,
          value ->> 'changed_at' as changed_at, value ->> 'is_unsent' as is_unsent
          from json_each(${json})) as note`;
  await sql`update deliveries set state = note.state,
      reply = case when deliveries.subscriber_id is null then null else note.reply end, bounce = note.bounce,
      due_at = note.due_at, lease_ends_at = null, reason = null, changed_at = note.changed_at,
      attempts = deliveries.attempts - note.is_unsent
    from ${rows}
    where deliveries.id = note.id and deliveries.claim = ${claim}
      and (deliveries.state in ('sending', 'unknown')
        or (note.state = 'sent' and deliveries.state in ('queued', 'skipped')))`.execute(tx);
}
