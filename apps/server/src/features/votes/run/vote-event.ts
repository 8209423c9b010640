import type { WebhookEvent } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { VoteRow } from '../../../db/tables/votes.ts';
import type { RecordedEvent } from '../../webhooks/index.ts';

/** What everybody can read on the page of the vote. */
export const voteEvent = (
  type: Extract<WebhookEvent, `vote.${string}`>,
  { id, slug, question, document_id: policyId, is_rehearsal }: VoteRow,
  { at, data }: { at: string; data: Record<string, unknown> },
): RecordedEvent => ({
  ...{ type, object: ['vote', id], at },
  data: { id, slug, question, policyId, isRehearsal: is_rehearsal === 1, ...data },
  links: { page: pathTo(pages.vote, { slug }), api: `/api/votes/by-slug/${slug}` },
});
