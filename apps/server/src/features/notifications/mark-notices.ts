import { notFound } from '../../errors.ts';
import type { Member } from '../../http/caller.ts';
import { markContentRead, markContentReadUpTo } from './content-notices.repo.ts';
import { contentScope } from './content-scope.ts';
import type { NoticeContext } from './context.ts';
import { readKey } from './cursor.ts';
import { countUnread } from './list-notices.ts';
import { markAllRead, markRead } from './notices.repo.ts';

/** Idempotent. Returns how many notices are still unread. */
export async function markOwnNoticeRead(
  context: NoticeContext,
  member: Member,
  key: string,
): Promise<{ unread: number }> {
  const { queries } = context.db;
  const scope = await contentScope(context, member);
  const { noticeId, documentId } = readKey(key);
  const { userId, now } = scope;
  const isKnown =
    noticeId === undefined
      ? await markContentRead(queries, scope, documentId ?? '')
      : await markRead(queries, { userId, noticeId, now });
  if (!isKnown) throw notFound();
  return { unread: await countUnread(queries, scope) };
}

export async function markOwnNoticesRead(
  context: NoticeContext,
  member: Member,
  asked: string,
): Promise<{ unread: number }> {
  const scope = await contentScope(context, member);
  const { userId, now } = scope;
  const wanted = new Date(asked).toISOString();
  const upTo = wanted < now ? wanted : now;
  await context.db.transaction(async (tx) => {
    await markAllRead(tx, { userId, upTo, now });
    await markContentReadUpTo(tx, userId, upTo);
  });
  return { unread: await countUnread(context.db.queries, scope) };
}
