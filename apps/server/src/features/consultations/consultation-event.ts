import type { WebhookEvent } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { ConsultationRow } from '../../db/tables/consultations.ts';
import type { RecordedEvent } from '../webhooks/index.ts';

type Told = Pick<ConsultationRow, 'closes_at' | 'document_id' | 'id' | 'slug' | 'title'>;

/** What everybody can read on the page of the consultation, and ids. */
export const consultationEvent = (
  type: Extract<WebhookEvent, `consultation.${string}`>,
  { id, slug, title, document_id: policyId, closes_at: closesAt }: Told,
  { at, data = {} }: { at: string; data?: Record<string, unknown> },
): RecordedEvent => ({
  ...{ type, object: ['consultation', id], at },
  data: { id, slug, title, policyId, closesAt, ...data },
  links: {
    page: pathTo(pages.consultation, { slug }),
    api: `/api/consultations/by-slug/${slug}`,
  },
});
