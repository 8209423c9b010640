import type { WebhookEvent } from '@rostra/contract';
import type { RecordedEvent } from '../webhooks/index.ts';

/** Only the id: names and addresses are behind the link, for those who may read them. */
export const memberEvent = (
  type: Extract<WebhookEvent, `member.${string}`>,
  userId: number,
  at: Date | string,
): RecordedEvent => ({
  type,
  object: ['member', userId],
  at: typeof at === 'string' ? at : at.toISOString(),
  data: { id: userId },
  links: type === 'member.left' ? {} : { api: `/api/studio/members/${userId}` },
});
