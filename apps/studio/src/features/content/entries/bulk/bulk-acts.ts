import {
  type EntrySummary,
  publishStudioEntry,
  restoreStudioEntry,
  trashStudioEntry,
  unpublishStudioEntry,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

export type BulkAct = 'publish' | 'unpublish' | 'trash' | 'restore';

export interface BulkResult {
  readonly entry: EntrySummary;
  /** Why it failed; undefined if it was done. */
  readonly failure: string | undefined;
}

export const keyOf = ({ kind, documentId, locale }: EntrySummary): string =>
  `${kind} ${documentId} ${locale}`;

/** One entry after the other, each with its own result. Nothing is changed that was saved again since it was listed. */
export async function runBulkAct(
  api: Client,
  act: BulkAct,
  entries: readonly EntrySummary[],
  { describeError, onResult }: BulkOptions,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const entry of entries) {
    let failure: string | undefined;
    try {
      await send(api, act, entry);
    } catch (error) {
      failure = describeError(error);
    }
    results.push({ entry, failure });
    onResult([...results]);
  }
  return results;
}

interface BulkOptions {
  describeError: (error: unknown) => string;
  onResult: (results: readonly BulkResult[]) => void;
}

function send(api: Client, act: BulkAct, entry: EntrySummary): Promise<unknown> {
  const { kind, documentId: id, locale, version } = entry;
  const target = { params: { kind, id }, query: { locale } };
  const seen = { ifMatch: version };
  if (act === 'publish') return api(publishStudioEntry, target, seen);
  if (act === 'unpublish') return api(unpublishStudioEntry, target, seen);
  if (act === 'trash') return api(trashStudioEntry, target, seen);
  return api(restoreStudioEntry, target);
}
