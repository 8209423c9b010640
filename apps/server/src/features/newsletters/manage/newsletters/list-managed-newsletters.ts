import type { ManagedNewsletter } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';
import { type CountedNewsletter, findNewsletters } from './managed-newsletters.repo.ts';

export const listManagedNewsletters = async (queries: Queries): Promise<ManagedNewsletter[]> =>
  (await findNewsletters(queries)).map(describe);

const describe = (row: CountedNewsletter): ManagedNewsletter => ({
  id: row.id,
  name: row.name,
  description: row.description,
  welcomeSubject: row.welcome_subject,
  welcomeText: row.welcome_text,
  isClosed: row.closed_at !== null,
  subscriberCount: row.subscriber_count,
  leftCount: row.left_count,
  canBeDeleted: row.subscriber_count + row.left_count === 0,
  updatedAt: row.updated_at,
});
