import { PROOF_AUDIENCE, TAKE_BACK_SECONDS } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { hasRecentProof, requireRecentProof } from '../../../../http/access/recent-proof.ts';
import type { Member } from '../../../../http/caller.ts';
import { recordAction } from '../../../audit/index.ts';
import { countAudience, scopeOf } from '../audience/count-audience.ts';
import { findMailing, updateMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';
import { notADraft } from '../manage/save-mailing.ts';
import { checkComplete, findProblem, refuse } from './check-mailing.ts';

type Context = Pick<MailingsContext, 'db' | 'now' | 'site' | 'wakeUp' | 'mailer'>;

const DAY_MS = 24 * 60 * 60_000;
const FARTHEST_MS = 366 * DAY_MS;

interface Order {
  readonly id: string;
  readonly at: string | null;
  readonly updatedAt: string;
}

/**
 * Nothing is sent for a minute, so that it can be taken back. Who gets it is decided when it begins; here the number only
 * decides whether the sender has to prove who they are. What they have proved is kept, in case that it has grown by then.
 */
export async function sendMailing(
  context: Context,
  { actor, member }: { actor: Actor; member: Pick<Member, 'provedAt'> },
  { id, at, updatedAt }: Order,
): Promise<void> {
  const { db, now, wakeUp } = context;
  const mailing = await findMailing(db.queries, id);
  if (!mailing) throw notFound();
  if (mailing.state !== 'draft') throw notADraft();
  checkComplete(mailing);
  if (!context.mailer) throw refuse('server');
  const problem = await findProblem(context, db.queries, mailing);
  if (problem) throw refuse(problem);
  const time = now();
  const scheduledAt = timeOf(at, time);
  const { recipients } = await countAudience(context, scopeOf(mailing));
  if (recipients === 0) throw refuse('nobody');
  if (recipients > PROOF_AUDIENCE) requireRecentProof(member, time);
  await db.transaction(async (tx) => {
    const changed = await updateMailing(tx, { id, updatedAt }, ['draft'], {
      ...{ state: 'scheduled', problem: null, scheduled_at: scheduledAt.toISOString() },
      sent_by: actor.kind === 'user' ? actor.userId : null,
      is_proved: hasRecentProof(member, time) ? 1 : 0,
    });
    if (!changed)
      throw new AppError('edit_conflict', messageReference('mailings-server', 'outdated'));
    await recordAction(tx, {
      actor,
      at: time,
      action: 'mailing.send',
      target: { kind: 'mailings', id },
      after: { subject: mailing.subject, recipients, scheduledAt: scheduledAt.toISOString() },
    });
  });
  wakeUp.wake();
}

function timeOf(at: string | null, now: Date): Date {
  const earliest = now.getTime() + TAKE_BACK_SECONDS * 1_000;
  if (at === null) return new Date(earliest);
  const wanted = Date.parse(at);
  if (wanted <= now.getTime() || wanted > now.getTime() + FARTHEST_MS) {
    throw invalidField(['at'], messageReference('mailings-server', 'wrongTime'));
  }
  return new Date(Math.max(wanted, earliest));
}
