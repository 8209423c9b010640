import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { endAllSessions, endSessionOf } from '../../sessions/index.ts';
import type { MembersContext } from '../context.ts';
import { lockMember } from './lock-member.ts';

/** Ends one session, or all without an id. */
export async function endMemberSessions(
  { accounts: { db, now } }: Pick<MembersContext, 'accounts'>,
  actor: Actor,
  { userId, sessionId }: { userId: number; sessionId?: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, actor, userId);
    if (sessionId === undefined) await endAllSessions(tx, userId);
    else await endSessionOf(tx, userId, sessionId);
    await recordAction(tx, {
      actor,
      at: now(),
      action: 'member.end_sessions',
      target: { kind: 'users', id: userId },
      after: { sessions: sessionId === undefined ? 'all' : 'one' },
    });
  });
}
