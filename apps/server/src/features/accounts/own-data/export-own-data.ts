import type { MyData } from '@rostra/contract';
import type { Member } from '../../../caller.ts';
import { AppError } from '../../../errors.ts';
import { listOwnSessions } from '../../sessions/index.ts';
import type { AccountContext } from '../context.ts';
import { describeUser } from '../users/describe-user.ts';
import { findUserById } from '../users/users.repo.ts';

export async function exportOwnData(
  context: AccountContext,
  { userId, sessionId }: Member,
): Promise<MyData> {
  const row = await findUserById(context.db.queries, userId);
  if (!row) throw new AppError('unauthorized', 'Missing or invalid credentials');
  const parts: Record<string, unknown> = {};
  for (const hooks of context.accountHooks) {
    parts[hooks.name] = await hooks.exportData(userId);
  }
  return {
    exportedAt: context.now().toISOString(),
    site: context.site.url,
    user: await describeUser(context, row),
    sessions: await listOwnSessions(context, userId, sessionId),
    parts,
  };
}
