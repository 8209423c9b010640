import type { Member } from '../../../caller.ts';
import type { ContentService } from '../../content/content-service.ts';
import { openAttachment } from './open-attachment.ts';

const MINUTE_MS = 60_000;
const LINK_MS = 10 * MINUTE_MS;
/** A film is asked for part by part for as long as it plays. */
const PLAYED_LINK_MS = 4 * 60 * MINUTE_MS;

export const LONGEST_LINK_SECONDS = PLAYED_LINK_MS / 1000;

export interface MadeLink {
  readonly url: string;
  readonly expiresAt: string;
  /** For the cookie of the browser that asks. */
  readonly holder: string;
}

/** A link to a file, for a member who may open it now. The check is made again when it is used. */
export async function makeLink(
  service: ContentService,
  member: Member,
  documentId: string,
): Promise<MadeLink> {
  const reader = await service.readerOf(member);
  const { mime } = await openAttachment(service, reader, documentId);
  const lifetime = /^(audio|video)\//.test(mime) ? PLAYED_LINK_MS : LINK_MS;
  const expiresAt = new Date(service.clock().getTime() + lifetime);
  const { sessionId } = member;
  const ticket = service.links.sign({ documentId, sessionId, expiresAt });
  return {
    url: `/api/attachments/${encodeURIComponent(documentId)}?ticket=${ticket}`,
    expiresAt: expiresAt.toISOString(),
    holder: service.links.signHolder(sessionId),
  };
}
