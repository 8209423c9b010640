import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import { lockMailing, updateMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';
import * as deliveries from './change-deliveries.repo.ts';

interface Decision {
  readonly id: string;
  readonly decision: 'sent' | 'send';
  readonly ids?: readonly number[] | undefined;
}

/** Only staff can decide to send them again: some of these people may have got the mailing. */
export async function decideUnknown(
  { db, now, wakeUp }: Pick<MailingsContext, 'db' | 'now' | 'wakeUp'>,
  actor: Actor,
  { id, decision, ids }: Decision,
): Promise<void> {
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, db.kind, id);
    if (!mailing) throw notFound();
    if (decision === 'send' && mailing.state === 'cancelled') {
      throw new AppError('conflict', messageReference('mailings-server', 'wrongState'));
    }
    const count = await deliveries.decideUnknown(tx, { mailingId: id, ids, decision, at });
    if (count === 0) return;
    if (decision === 'send') {
      await updateMailing(tx, { id }, ['sent'], { state: 'sending', finished_at: null });
    }
    const target = { kind: 'mailings', id };
    const after = { subject: mailing.subject, decision, count };
    await recordAction(tx, { actor, at, action: 'mailing.decide', target, after });
  });
  wakeUp.wake();
}
