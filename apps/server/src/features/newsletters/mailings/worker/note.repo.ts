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
 * Notes what a process knows of the mails that it has claimed, also after its lease has ended. That a mail was accepted
 * counts even if staff have decided to send it again since. Mails that have come back meanwhile stay as they are.
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
  await sql`update deliveries set state = note.state, reply = note.reply, bounce = note.bounce,
      due_at = note.due_at, lease_ends_at = null, reason = null, changed_at = note.changed_at,
      attempts = deliveries.attempts - note.is_unsent
    from ${rows}
    where deliveries.id = note.id and deliveries.claim = ${claim}
      and (deliveries.state in ('sending', 'unknown')
        or (note.state = 'sent' and deliveries.state in ('queued', 'skipped')))`.execute(tx);
}
