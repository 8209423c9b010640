import type { WebhookEvent } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { RecordedEvent } from '../../webhooks/index.ts';

interface Told {
  readonly id: string;
  readonly policyId: string;
  readonly status: string;
}

/** Its wording and the evidence are behind the links. */
export const pledgeEvent = (
  type: Extract<WebhookEvent, `pledge.${string}`>,
  pledge: Told,
  at: string,
): RecordedEvent => ({
  ...{ type, object: ['pledge', pledge.id], at },
  data: { ...pledge },
  links: { page: pathTo(pages.pledges), api: '/api/pledges' },
});
