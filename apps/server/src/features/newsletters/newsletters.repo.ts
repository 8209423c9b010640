import type { Queries } from '../../db/client.ts';
import type { NewsletterRow } from '../../db/tables/newsletters.ts';

/** Those that people can subscribe to, in order. */
export const findOpenNewsletters = (queries: Queries): Promise<NewsletterRow[]> =>
  queries
    .selectFrom('newsletters')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
