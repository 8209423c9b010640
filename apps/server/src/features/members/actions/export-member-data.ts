import type { MyData } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import { exportOwnData } from '../../accounts/index.ts';
import { recordAction } from '../../audit/index.ts';
import type { MembersContext } from '../context.ts';
import { lockMember } from './lock-member.ts';

/** The data that members can download themselves, except how they take part in votes that are not over. */
export async function exportMemberData(
  { accounts, sessions }: Pick<MembersContext, 'accounts' | 'sessions'>,
  actor: Actor,
  userId: number,
): Promise<MyData> {
  await accounts.db.transaction(async (tx) => {
    await lockMember(tx, actor, userId);
    const target = { kind: 'users', id: userId };
    await recordAction(tx, { actor, at: accounts.now(), action: 'member.export_data', target });
  });
  return exportOwnData(accounts, sessions, { userId, sessionId: '' }, 'staff');
}
