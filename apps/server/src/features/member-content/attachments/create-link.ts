import type { Member } from '../../../http/caller.ts';
import type { DownloadContext } from './download-context.ts';
import { openAttachment } from './open-attachment.ts';

const MINUTE_MS = 60_000;
const LINK_MS = 10 * MINUTE_MS;
/** Players request parts of a video for as long as it plays. */
const MEDIA_LINK_MS = 4 * 60 * MINUTE_MS;

export const LONGEST_LINK_SECONDS = MEDIA_LINK_MS / 1000;

export interface CreatedLink {
  readonly url: string;
  readonly expiresAt: string;
  /** The cookie value for the browser that requested the link. */
  readonly holder: string;
}

/** Creates a download link for a member who may open the file. Access is checked again on use. */
export async function createLink(
  context: DownloadContext,
  member: Member,
  documentId: string,
): Promise<CreatedLink> {
  const { content, links } = context;
  const { mime } = await openAttachment(context, await content.readerOf(member), documentId);
  const lifetime = /^(audio|video)\//.test(mime) ? MEDIA_LINK_MS : LINK_MS;
  const expiresAt = new Date(content.clock().getTime() + lifetime);
  const { sessionId } = member;
  const ticket = links.sign({ documentId, sessionId, expiresAt });
  return {
    url: `/api/attachments/${encodeURIComponent(documentId)}?ticket=${ticket}`,
    expiresAt: expiresAt.toISOString(),
    holder: links.signHolder(sessionId),
  };
}
