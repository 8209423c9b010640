import type { Caller } from '../../../caller.ts';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../../content/content-service.ts';
import { insertDownload } from './downloads.repo.ts';
import { type OpenedAttachment, openAttachment } from './open-attachment.ts';

export interface FollowedLink {
  readonly documentId: string;
  readonly ticket: string;
  /** The cookie of the browser that asked for the link. */
  readonly holder: string | undefined;
  /** Programs without cookies say who they are by their token. */
  readonly caller: Caller;
}

/**
 * The file, if the link is good and whoever follows it is whoever asked for it, still logged in and
 * still allowed. A guessed, expired or passed-on link gets what a missing file gets.
 */
export async function followLink(
  service: ContentService,
  { documentId, ticket, holder, caller }: FollowedLink,
): Promise<OpenedAttachment & { record: () => Promise<void> }> {
  const sessionId =
    caller.role === 'visitor' ? service.links.checkHolder(holder ?? '') : caller.sessionId;
  const linkId =
    sessionId && service.links.check(ticket, { documentId, sessionId }, service.clock());
  const member = linkId ? await service.callerOfSession(sessionId) : undefined;
  if (!linkId || !member || member.role === 'visitor') throw new AppError('not_found', 'Not Found');
  const opened = await openAttachment(service, await service.readerOf(member), documentId);
  return {
    ...opened,
    record: () =>
      insertDownload(service.db.queries, {
        user_id: member.userId,
        link_id: linkId,
        file_document_id: documentId,
        file_name: opened.filename,
        created_at: service.store.now(),
      }),
  };
}
