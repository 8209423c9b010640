import type { NoticeKind } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { insertNotice } from './notices.repo.ts';

export interface NewNotice {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  /** The page that it is about, as a path of this site. */
  readonly href: `/${string}`;
  /** Identifies the event; a second notice with the same key is ignored. */
  readonly onceKey: string;
}

/**
 * Adds a notice to a member's list. Takes the transaction of the event, so that the notice appears
 * only if that commits. Does nothing if the user no longer exists.
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
