import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import { lockActiveUser } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { hasSecondFactor } from '../find-methods.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';

export function replaceRecoveryCodes(
  context: SecondFactorContext,
  { userId }: Member,
  client: ClientInfo,
): Promise<string[]> {
  return context.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user || !(await hasSecondFactor(tx, userId))) {
      throw new AppError('not_found', messageReference('second-factors-server', 'factorFirst'));
    }
    return issueRecoveryCodes(context, tx, userId, client);
  });
}
