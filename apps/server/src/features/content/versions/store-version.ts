import type { VersionKind, VersionStatus } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { type EditionInput, numberEdition } from '../editions/number-edition.ts';
import { findOpenAutosave } from './open-autosave.ts';
import {
  findEntryMarks,
  findLastNumber,
  findRecentVersions,
  insertVersionRow,
  replaceVersionRow,
} from './versions.repo.ts';

/** Autosaves of one editor within this time become one version. */
const AUTOSAVE_WINDOW_MS = 10 * 60_000;

export interface VersionInput {
  readonly collection: string;
  readonly documentId: string;
  readonly locale: string;
  readonly status: VersionStatus;
  readonly kind?: VersionKind;
  readonly data: unknown;
  readonly editorId: number | null;
  readonly at: string;
  /** The time from which readers see it. */
  readonly visibleFrom?: string;
  /** For a text that readers get, in a collection with editions. */
  readonly edition?: EditionInput | undefined;
}

type Autosave = Pick<VersionInput, 'collection' | 'documentId' | 'locale' | 'editorId' | 'at'>;

/**
 * Adds a version and returns its number. Numbers only increase, even when an autosave replaces the
 * one before, so that a number always identifies one text.
 */
export async function storeVersion(tx: Queries, version: VersionInput): Promise<number> {
  const { collection, documentId, locale, status, kind = 'saved', editorId, at } = version;
  const last = await findLastNumber(tx, collection, documentId);
  const number = last + 1;
  const data = JSON.stringify(version.data);
  const open = kind === 'autosave' && status === 'draft' && (await findReplaced(tx, version));
  if (open) {
    await replaceVersionRow(tx, open.id, { number, data, created_at: at });
    return number;
  }
  await insertVersionRow(tx, {
    collection,
    document_id: documentId,
    locale,
    number,
    status,
    kind,
    data,
    editor_id: editorId,
    created_at: at,
    began_at: kind === 'autosave' ? at : null,
    visible_from: version.visibleFrom ?? null,
    ...(await numberEdition(tx, version, { isFirst: last === 0 })),
  });
  return number;
}

/** Whether an autosave now begins a version of its own, rather than continuing the one before. */
export const beginsVersion = async (tx: Queries, autosave: Autosave): Promise<boolean> =>
  (await findReplaced(tx, autosave)) === undefined;

async function findReplaced(tx: Queries, { editorId, at, ...key }: Autosave) {
  const since = new Date(Date.parse(at) - AUTOSAVE_WINDOW_MS).toISOString();
  const marks = await findEntryMarks(tx, key);
  return findOpenAutosave(await findRecentVersions(tx, key, since), {
    editorId,
    since,
    reviewedAt: marks?.review_at ?? null,
    liveVersion: marks?.live_version ?? null,
  });
}
