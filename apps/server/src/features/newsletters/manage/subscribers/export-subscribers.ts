import type { SubscriberFilter } from '@rostra/contract';
import type { Actor } from '../../../../http/access/actor.ts';
import { csvLine, recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { listSubscribers } from './list-subscribers.ts';

const PAGE_SIZE = 500;
const COLUMNS = ['email', 'status', 'newsletters', 'language', 'source', 'created_at'] as const;

/** Records the export, then reads the subscribers in pages, so that their number does not matter. */
export async function exportSubscribers(
  context: Pick<NewslettersContext, 'db' | 'now'>,
  actor: Actor,
  { search, ...filter }: SubscriberFilter,
): Promise<AsyncIterable<string>> {
  const { db, now } = context;
  // A search may be somebody's address, which must not stay in the log.
  const after = { ...filter, ...(search ? { search: '…' } : {}) };
  await recordAction(db.queries, { actor, at: now(), action: 'subscribers.export', after });
  return readLines(context, { search, ...filter });
}

/** The names of the columns are those that an import reads. */
async function* readLines(
  context: Pick<NewslettersContext, 'db'>,
  filter: SubscriberFilter,
): AsyncIterable<string> {
  yield csvLine(COLUMNS);
  let cursor: number | undefined;
  do {
    const page = await listSubscribers(context, { ...filter, cursor, pageSize: PAGE_SIZE });
    for (const { email, state, newsletters, language, source, createdAt } of page.data) {
      yield csvLine([email, STATUS[state], newsletters.join('; '), language, source, createdAt]);
    }
    cursor = page.meta.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** The words of other programs. */
const STATUS = {
  subscribed: 'subscribed',
  left: 'unsubscribed',
  suppressed: 'suppressed',
} as const;
