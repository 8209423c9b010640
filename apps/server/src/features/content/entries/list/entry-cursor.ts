import { messageReference } from '@rostra/messages';
import { AppError } from '../../../../errors.ts';
import { isPlainObject } from '../../query/values/plain-values.ts';

/** The sort value and the id of the last entry of a page. */
export interface EntryPosition {
  readonly value: string;
  readonly id: number;
}

export const writeEntryCursor = (position: EntryPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

export function readEntryCursor(cursor: string | undefined): EntryPosition | undefined {
  if (cursor === undefined) return undefined;
  const { value, id } = parse(cursor);
  if (typeof value === 'string' && !value.includes('\0') && Number.isSafeInteger(id)) {
    return { value, id: Number(id) };
  }
  throw new AppError('validation_failed', messageReference('rules', 'invalidCursor'));
}

function parse(cursor: string): { value?: unknown; id?: unknown } {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return isPlainObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
