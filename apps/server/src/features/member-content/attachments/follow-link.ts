import { notFound } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import type { DownloadContext } from './download-context.ts';
import { insertDownload } from './downloads.repo.ts';
import { type OpenedAttachment, openAttachment } from './open-attachment.ts';

export interface FollowedLink {
  readonly documentId: string;
  readonly ticket: string;
  /** The cookie of the browser that requested the link. */
  readonly holder: string | undefined;
  /** Clients without cookies identify themselves by their token. */
  readonly caller: Caller;
}

/**
 * Opens the file if the link is valid and used by the session that requested it, and the member may
 * still read the file. Responds to guessed, expired and shared links as to missing files.
 */
export async function followLink(
  context: DownloadContext,
  { documentId, ticket, holder, caller }: FollowedLink,
): Promise<OpenedAttachment & { record: () => Promise<void> }> {
  const { content, links } = context;
  const sessionId = caller.role === 'visitor' ? links.checkHolder(holder ?? '') : caller.sessionId;
  const linkId = sessionId && links.check(ticket, { documentId, sessionId }, content.clock());
  const member = linkId ? await context.callerOfSession(sessionId) : undefined;
  if (!linkId || !member || member.role === 'visitor') throw notFound();
  const opened = await openAttachment(context, await content.readerOf(member), documentId);
  return {
    ...opened,
    record: () =>
      insertDownload(content.db.queries, {
        user_id: member.userId,
        link_id: linkId,
        file_document_id: documentId,
        file_name: opened.filename,
        created_at: content.store.now(),
      }),
  };
}
