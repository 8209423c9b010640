import type { AuditAction } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { notFound } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import type { Writer } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { lockVote } from '../votes.repo.ts';

interface Edit {
  readonly writer: Writer;
  readonly id: string;
  readonly action: AuditAction;
}

/** Changes a vote while nobody can vote, records it, and drops the pages that show it. */
export async function editVote(
  { content, readTime }: VotesContext,
  { writer: { actor }, id, action }: Edit,
  /** Returns what the audit log says. */
  edit: (tx: Queries, row: VoteRow, now: string) => Promise<Record<string, unknown>>,
): Promise<void> {
  const { db } = content;
  await db.transaction(async (tx) => {
    const row = await lockVote(tx, db.kind, { id, mode: 'update' });
    if (!row) throw notFound();
    const after = await edit(tx, row, await readTime(tx));
    if (!actor) return;
    const target = { kind: 'policies', id: row.document_id };
    await recordAction(tx, { actor, at: content.store.now(), action, target, after });
  });
  content.changed(['votes', 'policies']);
}
