import type { MyData } from '@rostra/contract';
import { unauthorized } from '../../../errors.ts';
import type { DataReader } from '../../../feature.ts';
import type { Member } from '../../../http/caller.ts';
import type { AccountSessions } from '../account-sessions.ts';
import type { AccountContext } from '../context.ts';
import { findUser } from '../users/find-user.ts';

export async function exportOwnData(
  context: AccountContext,
  sessions: AccountSessions,
  member: Pick<Member, 'userId' | 'sessionId'>,
  reader: DataReader = 'owner',
): Promise<MyData> {
  const user = await findUser(context, member.userId);
  if (!user) throw unauthorized();
  const parts: Record<string, unknown> = {};
  for (const hooks of context.accountHooks) {
    if (hooks.exportData) parts[hooks.name] = await hooks.exportData(member.userId, reader);
  }
  return {
    exportedAt: context.now().toISOString(),
    site: context.site.url,
    user,
    sessions: await sessions.list(member),
    parts,
  };
}
