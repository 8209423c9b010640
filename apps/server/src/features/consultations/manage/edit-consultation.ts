import type { AuditAction } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import { notFound } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import type { Writer } from '../../content/index.ts';
import { lockConsultation } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';

interface Edit {
  readonly writer: Writer;
  readonly id: string;
  readonly action: AuditAction;
}

/** Changes a consultation while nobody else can, records it, and drops the pages that show it. */
export async function editConsultation(
  { content, outbox }: ConsultationsContext,
  { writer: { actor }, id, action }: Edit,
  /** Returns what the audit log says; undefined if nothing was left to change. */
  edit: (tx: Queries, row: ConsultationRow) => Promise<Record<string, unknown> | undefined>,
): Promise<void> {
  await content.db.transaction(async (tx) => {
    const row = await lockConsultation(tx, id);
    if (!row) throw notFound();
    const after = await edit(tx, row);
    if (!actor || !after) return;
    const target = { kind: 'policies', id: row.document_id };
    await recordAction(tx, { actor, at: content.store.now(), action, target, after });
  });
  outbox.wake();
  content.changed(['consultations', 'policies']);
}
