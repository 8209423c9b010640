import { type CallOutput, type listNotices, MAX_UNREAD, type Notice } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../db/client.ts';
import type { Member } from '../../http/caller.ts';
import {
  type ContentScope,
  countUnreadContent,
  findContentNotices,
} from './content-notices.repo.ts';
import { contentScope } from './content-scope.ts';
import type { NoticeContext } from './context.ts';
import { contentKey, noticeKey, readCursor, writeCursor } from './cursor.ts';
import { countUnreadNotices, findNotices } from './notices.repo.ts';

/** Stored notices and newly published content as one list. */
export async function listOwnNotices(
  context: NoticeContext,
  member: Member,
  {
    cursor,
    limit,
    locale,
  }: { cursor?: string | undefined; limit: number; locale?: string | undefined },
): Promise<CallOutput<typeof listNotices>> {
  const { queries } = context.db;
  const scope = await contentScope(context, member, locale);
  const language = locale ?? member.user.language ?? context.locales.default;
  const t = context.messagesOf(language).of('reading-server');
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const [stored, content, unread] = await Promise.all([
    findNotices(queries, member.userId, page),
    findContentNotices(queries, scope, page),
    countUnread(queries, scope),
  ]);
  const all = [
    ...stored.map(
      (row): Notice => ({
        id: noticeKey(row.id),
        kind: row.kind,
        title: row.title,
        text: row.text,
        href: row.href,
        createdAt: row.created_at,
        isRead: row.read_at !== null,
      }),
    ),
    ...content.map(
      (row): Notice => ({
        id: contentKey(row.document_id),
        kind: 'content',
        title: row.title,
        text: t('newForMembers', { minutes: Math.max(1, row.reading_minutes) }),
        href: pathTo(pages.memberContent, { slug: row.slug }),
        createdAt: row.published_at,
        isRead: row.is_read === 1,
      }),
    ),
  ].sort((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1));
  const data = all.slice(0, limit);
  const last = data.at(-1);
  const nextCursor = all.length > limit && last ? writeCursor(last) : null;
  return { data, meta: { nextCursor, unread } };
}

export async function countUnread(queries: Queries, scope: ContentScope): Promise<number> {
  const counts = await Promise.all([
    countUnreadNotices(queries, scope.userId, MAX_UNREAD),
    countUnreadContent(queries, scope, MAX_UNREAD),
  ]);
  return Math.min(counts[0] + counts[1], MAX_UNREAD);
}
