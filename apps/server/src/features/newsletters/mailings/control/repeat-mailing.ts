import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import { findMailing, insertMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';

/** A draft with the same text. Those who got the first one, or may have got it, are left out when it begins. */
export async function repeatMailing(
  { db, now }: Pick<MailingsContext, 'db' | 'now'>,
  actor: Actor,
  { id, key }: { id: string; key: string },
): Promise<void> {
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    const found = await findMailing(tx, id);
    if (!found) throw notFound();
    if (found.state !== 'sent' && found.state !== 'cancelled') {
      throw new AppError('conflict', messageReference('mailings-server', 'notSentYet'));
    }
    const { newsletter_id, subject, preview_text, sender_name, entry_kind, entry_id } = found;
    const created = await insertMailing(tx, {
      ...{ id: key, newsletter_id, subject, preview_text, sender_name, entry_kind, entry_id },
      ...{ body: found.body, audience: found.audience, repeats: found.repeats ?? id },
      ...{ state: 'draft', problem: null, scheduled_at: null, started_at: null, finished_at: null },
      created_by: actor.kind === 'user' ? actor.userId : null,
      sent_by: null,
      created_at: at,
      updated_at: at,
    });
    if (!created) return;
    const target = { kind: 'mailings', id: key };
    await recordAction(tx, { actor, at, action: 'mailing.create', target, after: { subject } });
  });
}
