import { messageReference } from '@rostra/messages';
import type { Db } from '../../../db/client.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { findMail, requeueFailedMails, requeueMail } from '../mails.repo.ts';
import type { Outbox } from '../outbox.ts';

export interface RetryContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Pick<Outbox, 'wake'>;
}

/** Only a failed mail: one that is waiting may be on its way already. */
export async function retryMail(context: RetryContext, actor: Actor, id: number): Promise<void> {
  const { db, now, outbox } = context;
  const at = now();
  await db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail) throw notFound();
    const isQueued =
      mail.last_error !== 'unreadable' && (await requeueMail(tx, id, at.toISOString()));
    if (!isQueued) throw new AppError('conflict', messageReference('mail', 'notFailed'));
    const target = { kind: 'mails', id };
    const after = { kind: mail.kind };
    await recordAction(tx, { actor, at, action: 'mail.retry', target, after });
  });
  outbox.wake();
}

/** Returns how many are sent again. */
export async function retryFailedMails(context: RetryContext, actor: Actor): Promise<number> {
  const { db, now, outbox } = context;
  const at = now();
  const count = await db.transaction(async (tx) => {
    const requeued = await requeueFailedMails(tx, at.toISOString());
    if (requeued > 0) {
      await recordAction(tx, { actor, at, action: 'mail.retry', after: { count: requeued } });
    }
    return requeued;
  });
  outbox.wake();
  return count;
}
