import type { Newsletter } from '@rostra/contract';
import type { NewsletterRow } from '../../db/tables/newsletters.ts';

export const describeNewsletter = ({
  id,
  name,
  description,
}: Pick<NewsletterRow, 'id' | 'name' | 'description'>): Newsletter => ({ id, name, description });
