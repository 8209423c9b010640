import { notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { deleteDraft, findMailing } from '../mailings.repo.ts';
import { notADraft } from './save-mailing.ts';

export async function deleteMailing(
  { db, now }: Pick<NewslettersContext, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findMailing(tx, id))) throw notFound();
    const deleted = await deleteDraft(tx, id);
    if (!deleted) throw notADraft();
    const target = { kind: 'mailings', id };
    const before = { subject: deleted.subject };
    await recordAction(tx, { actor, at: now(), action: 'mailing.delete', target, before });
  });
}
