import type { CallOutput, readMemberContent } from '@rostra/contract';
import { type DraftReference, type PageStore, type Reader, readDraft } from '../content/index.ts';
import { memberContents } from './member-contents.ts';

/** The page of a draft. Without the plan it is locked, as it will be for members. */
export async function readMemberContentDraft(
  store: PageStore,
  reader: Reader,
  draft: DraftReference,
): Promise<CallOutput<typeof readMemberContent>> {
  const entry = await readDraft(store, memberContents, reader, draft);
  return {
    data: { ...entry, attachments: entry.isLocked ? [] : entry.attachments },
    meta: { previous: null, next: null, progress: null },
  };
}
