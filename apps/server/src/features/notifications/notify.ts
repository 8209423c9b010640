import type { NoticeKind } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { insertNotice } from './notices.repo.ts';

export interface NewNotice {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  /** The page it is about, as a path of this site. */
  readonly href: `/${string}`;
  /** Names the event. Telling the same member of it again does nothing. */
  readonly onceKey: string;
}

/**
 * Tells one member something; it waits in the panel of the top bar. Takes a transaction, so that the
 * member hears of what really happened. A user who is gone is not told, and that is no error.
 */
export async function notify(
  queries: Queries,
  clock: () => Date,
  notice: NewNotice,
): Promise<void> {
  await insertNotice(queries, {
    user_id: notice.userId,
    kind: notice.kind,
    title: notice.title,
    text: notice.text,
    href: notice.href,
    once_key: notice.onceKey,
    created_at: clock().toISOString(),
  });
}
