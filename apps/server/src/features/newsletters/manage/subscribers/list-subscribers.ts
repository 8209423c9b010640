import type { SubscriberFilter, SubscriberSummary } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import type { NewslettersContext } from '../../context.ts';
import {
  findSubscriberIds,
  findSubscribers,
  type ListedSubscriber,
} from './subscriber-list.repo.ts';

export async function listSubscribers(
  { db }: Pick<NewslettersContext, 'db'>,
  { cursor, pageSize, ...filter }: SubscriberFilter & PageQuery<number>,
): Promise<{ data: SubscriberSummary[]; meta: { nextCursor: number | null } }> {
  const { rows, nextCursor } = await readPage(
    { cursor, pageSize },
    (range) => findSubscriberIds(db, { filter, ...range }),
    (id) => id,
  );
  const found = await findSubscribers(db.queries, rows);
  return { data: found.map(describeSubscriber), meta: { nextCursor } };
}

export const describeSubscriber = (row: ListedSubscriber): SubscriberSummary => ({
  id: row.id,
  email: row.email,
  state: row.isSuppressed ? 'suppressed' : row.newsletters.length > 0 ? 'subscribed' : 'left',
  language: row.language,
  newsletters: [...row.newsletters],
  source: row.source,
  memberId: row.user_id,
  createdAt: row.created_at,
});
