import type { CallOutput, getStudioReaders, requiredPlans } from '@rostra/contract';
import { type EntryReference, getStaffEntry, type Writer } from '../../content/index.ts';
import { countDownloads } from '../../member-content/index.ts';
import type { StudioContext } from '../context.ts';
import { countReaders } from './check-entry.ts';

/** How many members can open a text for members, and how often its files were downloaded. */
export async function getReaders(
  context: StudioContext,
  writer: Writer,
  reference: Omit<EntryReference, 'kind'>,
): Promise<CallOutput<typeof getStudioReaders>> {
  const { content } = context;
  const { draft } = await getStaffEntry(content, writer, {
    ...reference,
    kind: 'member-contents',
  });
  const attachments = (draft.attachments ?? []) as { documentId: string; name: string }[];
  const ids = attachments.map(({ documentId }) => documentId);
  const downloads = await countDownloads(content.db.queries, ids);
  return {
    data: {
      members: await countReaders(context, draft.requiredPlan as (typeof requiredPlans)[number]),
      files: attachments.map(({ documentId, name }) => ({
        documentId,
        name,
        downloads: downloads.get(documentId) ?? 0,
      })),
    },
  };
}
