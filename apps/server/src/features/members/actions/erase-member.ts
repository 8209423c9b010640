import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { deleteAccount } from '../../accounts/index.ts';
import { recordAction } from '../../audit/index.ts';
import type { MembersContext } from '../context.ts';
import { lockMember } from './lock-member.ts';

/**
 * Deletes the account at once. Its subscription is cancelled first: if Stripe does not confirm that, the
 * account stays. The log keeps the number of the account only.
 */
export async function eraseMember(
  { accounts }: Pick<MembersContext, 'accounts'>,
  actor: Actor,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const check = async (tx: Queries) => {
    const { role, email: current } = await lockMember(tx, actor, userId);
    if (role !== 'member') {
      throw new AppError('conflict', messageReference('members-server', 'staffStay'));
    }
    if (current !== email) {
      throw invalidField(['email'], messageReference('members-server', 'otherAddress'));
    }
  };
  // Before anything is cancelled, and again with the deletion.
  await accounts.db.transaction(check);
  await deleteAccount(accounts, userId, {
    check: async (tx) => {
      await check(tx);
      const target = { kind: 'users', id: userId };
      await recordAction(tx, { actor, at: accounts.now(), action: 'member.erase', target });
    },
  });
}
