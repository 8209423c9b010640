import type { AuditAction, VersionKind } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { recordAction } from '../../audit/index.ts';
import type { Collection } from '../declare/declaration.ts';
import type { Status } from '../query/read-query.ts';
import type { CheckedData } from '../validate/check-data.ts';
import type { Row } from './documents.repo.ts';
import type { Writer } from './write-request.ts';

interface Written {
  readonly checked: CheckedData;
  readonly status: Status;
}

interface Write extends Pick<Writer, 'actor'> {
  readonly collection: Collection;
  readonly documentId: string;
  readonly locale?: string | undefined;
  readonly kind?: VersionKind | undefined;
  readonly now: string;
  /** The draft row before the write; undefined for a new document. */
  readonly before?: Row;
  /** What happened, if it is more than a change. */
  readonly action?: AuditAction;
  /** The written data; undefined for a deletion. */
  readonly after?: Written;
  /** The entry that it was merged into. */
  readonly into?: string | undefined;
}

/** Adds a write of staff to the audit log. The texts themselves are in the versions of the document. */
export async function recordWrite(tx: Queries, write: Write): Promise<void> {
  const { actor, collection, documentId, now, before, after, into } = write;
  if (!actor) return;
  const isAutosave = write.kind === 'autosave' && collection.hasDrafts;
  const language = collection.isLocalized && write.locale ? { locale: write.locale } : {};
  await recordAction(tx, {
    actor,
    at: now,
    action:
      write.action ?? (before ? (after ? 'content.update' : 'content.delete') : 'content.create'),
    target: { kind: collection.plural, id: documentId },
    ...(before && !isAutosave ? { before: namesOf(before) } : {}),
    // The first of many autosaves says little about what the others change.
    ...(after ? { after: { ...(isAutosave ? {} : describe(after)), ...language } } : {}),
    ...(into ? { after: { into } } : {}),
  });
}

const describe = ({ checked: { columns, relations, publishedAt }, status }: Written) => ({
  ...namesOf(columns),
  status,
  publishedAt,
  fields: [...Object.keys(columns), ...relations.map(({ key }) => key)],
});

const namesOf = ({ title, name, slug }: Record<string, unknown>) => ({ title, name, slug });
