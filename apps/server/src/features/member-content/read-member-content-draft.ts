import type { CallOutput, RequiredPlan, readMemberContent } from '@rostra/contract';
import { type DraftReference, type PageStore, readDraft } from '../content/index.ts';
import { memberContents } from './member-contents.ts';

/** The page of a draft. Without one of these plans it is locked, as it will be for members. */
export async function readMemberContentDraft(
  store: PageStore,
  draft: DraftReference,
  includedPlans: readonly RequiredPlan[],
): Promise<CallOutput<typeof readMemberContent>> {
  const entry = await readDraft(store, memberContents, draft);
  const isLocked = !includedPlans.includes(entry.requiredPlan);
  const hidden = { bodyHtml: '', toc: [], bodyExcerpt: '', attachments: [] };
  return {
    data: { ...entry, ...(isLocked ? hidden : {}), isLocked },
    meta: { previous: null, next: null, progress: null },
  };
}
