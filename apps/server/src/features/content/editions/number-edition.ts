import { createHash } from 'node:crypto';
import type { EditionKind, VersionStatus } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { columnOf } from '../declare/collection.ts';
import type { Collection } from '../declare/declaration.ts';
import type { TranslationKey } from '../versions/versions.repo.ts';
import { dropUnseenEditions, type EditionColumns, findLastEdition } from './editions.repo.ts';

/** What an editor tells readers about a new edition. */
export interface EditionNote {
  readonly reason: string | null;
  readonly kind: EditionKind | null;
}

export interface EditionInput extends EditionNote {
  readonly textHash: string;
}

/** Undefined for collections without editions. */
export function editionOf(
  { editionFields, allFields }: Collection,
  data: Readonly<Record<string, unknown>>,
  note: EditionNote | undefined,
): EditionInput | undefined {
  if (!editionFields) return undefined;
  const values = editionFields.map((key) => {
    const field = allFields[key];
    return (field?.kind === 'scalar' ? data[columnOf(key, field)] : undefined) ?? null;
  });
  const textHash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return { textHash, reason: note?.reason || null, kind: note?.kind ?? 'change' };
}

interface NewVersion extends TranslationKey {
  readonly status: VersionStatus;
  readonly edition?: EditionInput | undefined;
  readonly at: string;
  readonly visibleFrom?: string;
}

/**
 * The columns of a version that gives readers another text: the next number, and since when they have it.
 * A scheduled text that is replaced or taken away before its time was never an edition.
 */
export async function numberEdition(
  tx: Queries,
  version: NewVersion,
  /** The document has no other version. */
  { isFirst }: { isFirst: boolean },
): Promise<Partial<EditionColumns>> {
  const { status, edition, at, visibleFrom = at } = version;
  if (status === 'draft') return {};
  if (!isFirst) await dropUnseenEditions(tx, version, at);
  if (!edition || (status !== 'published' && status !== 'scheduled')) return {};
  const last = isFirst ? undefined : await findLastEdition(tx, version);
  if (last?.text_hash === edition.textHash) return {};
  return {
    edition: (last?.edition ?? 0) + 1,
    // A first edition may have been published elsewhere before. Later ones keep that time in `visible_from`.
    edition_at: status === 'scheduled' || !last ? visibleFrom : at,
    edition_kind: edition.kind ?? 'change',
    reason: edition.reason,
    text_hash: edition.textHash,
  };
}
