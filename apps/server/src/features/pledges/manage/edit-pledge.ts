import type { AuditAction } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { PledgeRow } from '../../../db/tables/pledges.ts';
import { notFound } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import type { ContentService, Writer } from '../../content/index.ts';
import { lockPledge } from '../pledges.repo.ts';

interface Edit {
  readonly writer: Writer;
  readonly id: string;
  readonly action: AuditAction;
}

/** Adds to a pledge while nobody else can, records it, and drops the pages that show it. */
export async function editPledge(
  content: ContentService,
  { writer: { actor }, id, action }: Edit,
  /** Returns what the audit log says, or nothing if nothing was added. */
  edit: (tx: Queries, row: PledgeRow) => Promise<Record<string, unknown> | undefined>,
): Promise<void> {
  const { db, store } = content;
  await db.transaction(async (tx) => {
    const row = await lockPledge(tx, db.kind, id);
    if (!row) throw notFound();
    const after = await edit(tx, row);
    if (!after || !actor) return;
    const target = { kind: 'policies', id: row.document_id };
    await recordAction(tx, { actor, at: store.now(), action, target, after });
  });
  content.changed(['pledges', 'policies']);
}
