import type { Newsletter } from '@rostra/contract';
import type { NewsletterRow } from '../../db/tables/newsletters.ts';

export const describeNewsletter = ({ id, name, description }: NewsletterRow): Newsletter => ({
  id,
  name,
  description,
});
