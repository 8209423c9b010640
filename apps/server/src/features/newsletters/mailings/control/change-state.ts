import type { AuditAction, MailingState } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import { skipQueued } from '../deliveries/change-deliveries.repo.ts';
import { findMailing, type MailingChanges, onceSeen, updateMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';

type Context = Pick<MailingsContext, 'db' | 'now' | 'wakeUp'>;

interface Change {
  readonly action: AuditAction;
  readonly from: readonly MailingState[];
  readonly to: MailingState;
  readonly changes?: MailingChanges;
  alsoChange?(tx: Queries, id: string, at: string): Promise<unknown>;
}

/** Doing it twice changes nothing. Refused in a state in which it makes no sense. */
const changeTo =
  ({ action, from, to, changes = {}, alsoChange }: Change) =>
  async ({ db, now, wakeUp }: Context, actor: Actor, id: string): Promise<void> => {
    const at = now().toISOString();
    await db.transaction(async (tx) => {
      const changed = await updateMailing(tx, { id }, from, {
        problem: null,
        ...changes,
        state: to,
      });
      if (!changed) {
        const found = await findMailing(tx, id);
        if (!found) throw notFound();
        if (found.state === to) return;
        const reason = messageReference('mailings-server', 'wrongState');
        throw new AppError('conflict', reason, { state: found.state });
      }
      await alsoChange?.(tx, id, at);
      const target = { kind: 'mailings', id };
      await recordAction(tx, { actor, at, action, target, after: { subject: changed.subject } });
    });
    wakeUp.wake();
  };

/** Possible until it begins. */
export const takeBackMailing = changeTo({
  action: 'mailing.take_back',
  from: ['scheduled'],
  to: 'draft',
  changes: { scheduled_at: null, sent_by: null },
});

/** Mails that the server is being given at this moment still leave. */
export const pauseMailing = changeTo({
  action: 'mailing.pause',
  from: ['sending'],
  to: 'paused',
  changes: { problem: 'staff' },
});

export const resumeMailing = changeTo({
  action: 'mailing.resume',
  from: ['paused'],
  to: 'sending',
  changes: { ignores_bounces: onceSeen },
});

/** Final, because those who were left out cannot be told from those who were not to get it. */
export const cancelMailing = changeTo({
  action: 'mailing.cancel',
  from: ['sending', 'paused'],
  to: 'cancelled',
  alsoChange: async (tx, id, at) => {
    await skipQueued(tx, { mailingId: id, reason: 'cancelled', at });
    await updateMailing(tx, { id }, ['cancelled'], { finished_at: at });
  },
});
