import { can } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { type Actor, actorOf, type Sender } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Locales } from '../locales/locales.ts';
import type { Status } from '../query/read-query.ts';
import { isPlainObject } from '../query/values/plain-values.ts';

/** The author of the write; undefined for starter content. */
export interface Writer {
  readonly editorId: number | null;
  /** May only write drafts of documents that they created. */
  readonly isAuthor?: boolean;
  /** For the audit log. */
  readonly actor?: Actor;
}

/** Guards have refused everyone without either capability. */
export function writerOf(sender: Sender): Writer {
  const { role, userId } = memberOf(sender.caller);
  return { editorId: userId, isAuthor: !can(role, 'content.edit'), actor: actorOf(sender) };
}

/** A write request of the API. */
export interface WriteRequest extends Writer {
  readonly collection: Collection;
  /** `draft` saves without publishing. */
  readonly status: Status;
  readonly locale: string;
  readonly body: unknown;
}

/**
 * As in Strapi, a `locale` in the body is ignored: the parameter decides. So are the other translations that
 * a client has read.
 */
export function readData(
  body: unknown,
  { isMultilingual }: Pick<Locales, 'isMultilingual'>,
): Record<string, unknown> {
  const data = isPlainObject(body) ? (body as { data?: unknown }).data : undefined;
  if (isPlainObject(data)) {
    if (!isMultilingual) return data;
    const { locale: _, localizations: __, ...rest } = data;
    return rest;
  }
  throw new AppError('validation_failed', 'Missing "data" payload in the request body');
}
