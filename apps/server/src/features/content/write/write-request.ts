import { AppError } from '../../../errors.ts';
import type { Collection } from '../declare/declaration.ts';

import { isPlainObject } from '../query/plain-values.ts';
import type { Status } from '../query/read-query.ts';

/** A write request of the API. */
export interface WriteRequest {
  readonly collection: Collection;
  readonly editorId: number | null;
  /** `draft` saves without publishing. */
  readonly status: Status;
  readonly body: unknown;
}

export function readData(body: unknown): Record<string, unknown> {
  const data = isPlainObject(body) ? (body as { data?: unknown }).data : undefined;
  if (isPlainObject(data)) return data;
  throw new AppError('validation_failed', 'Missing "data" payload in the request body');
}
