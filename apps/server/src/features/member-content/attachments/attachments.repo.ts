import type { RequiredPlan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';

export interface Attachment {
  hash: string;
  ext: string;
  mime: string;
  name: string;
}

/** The file, if it is attached to a published entry that the reader may open. */
export const findAttachment = (
  queries: Queries,
  documentId: string,
  { includedPlans, now }: { includedPlans: readonly RequiredPlan[]; now: string },
): Promise<Attachment | undefined> =>
  queries
    .selectFrom('files')
    .innerJoin('member_contents_attachments as link', 'link.file_id', 'files.id')
    .innerJoin('member_contents as entry', 'entry.id', 'link.member_content_id')
    .select(['files.hash', 'files.ext', 'files.mime', 'files.name'])
    .where('files.document_id', '=', documentId)
    .where('entry.state', '=', 'published')
    .where('entry.published_at', '<=', now)
    .where('entry.required_plan', 'in', includedPlans)
    .limit(1)
    .executeTakeFirst();

/** Any private file, for editors. */
export const findPrivateFile = (
  queries: Queries,
  documentId: string,
): Promise<Attachment | undefined> =>
  queries
    .selectFrom('files')
    .select(['hash', 'ext', 'mime', 'name'])
    .where('document_id', '=', documentId)
    .where('is_private', '=', 1)
    .executeTakeFirst();
