import { can } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Collection } from '../declare/declaration.ts';

import { isPlainObject } from '../query/plain-values.ts';
import type { Status } from '../query/read-query.ts';

/** Who writes; nobody for starter content. */
export interface Writer {
  readonly editorId: number | null;
  /** Writes only drafts of documents that they created. */
  readonly isAuthor?: boolean;
}

/** Guards have refused everybody without either capability. */
export function writerOf(caller: Caller): Writer {
  if (caller.role === 'visitor') return { editorId: null };
  return { editorId: caller.userId, isAuthor: !can(caller.role, 'content.edit') };
}

/** A write request of the API. */
export interface WriteRequest extends Writer {
  readonly collection: Collection;
  /** `draft` saves without publishing. */
  readonly status: Status;
  readonly body: unknown;
}

export function readData(body: unknown): Record<string, unknown> {
  const data = isPlainObject(body) ? (body as { data?: unknown }).data : undefined;
  if (isPlainObject(data)) return data;
  throw new AppError('validation_failed', 'Missing "data" payload in the request body');
}
