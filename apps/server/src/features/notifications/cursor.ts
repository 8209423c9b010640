import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';

/**
 * A position in the list, which is ordered by time; stored notices come before content of the same
 * moment. Exactly one of the two ids is set.
 */
export interface NoticePosition {
  readonly at: string;
  readonly noticeId?: number;
  readonly documentId?: string;
}

export const noticeKey = (id: number) => `n${id}`;
export const contentKey = (documentId: string) => `c${documentId}`;

export function readKey(key: string): Omit<NoticePosition, 'at'> {
  return key.startsWith('n') ? { noticeId: Number(key.slice(1)) } : { documentId: key.slice(1) };
}

export const writeCursor = ({ id, createdAt }: { id: string; createdAt: string }) =>
  `${createdAt}_${id}`;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(n[1-9]\d{0,8}|c[a-z0-9]{1,40})$/;

export function readCursor(cursor: string | undefined): NoticePosition | undefined {
  if (cursor === undefined) return undefined;
  const [, at, key] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || key === undefined) {
    throw new AppError('validation_failed', messageReference('rules', 'invalidCursor'));
  }
  return { at, ...readKey(key) };
}
