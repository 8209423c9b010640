import type { Queries } from '../../../db/client.ts';
import type { NewslettersContext } from '../context.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import type { SubscriberImport } from './subscriber-import.ts';
import { insertSubscriberImport, updateSubscriberImport } from './subscriber-imports.repo.ts';

type Context = Pick<NewslettersContext, 'db' | 'now'>;

/** Whether people can be subscribed to all of them. */
export async function areOpen(
  queries: Queries,
  newsletterIds: readonly string[],
): Promise<boolean> {
  const open = new Set((await findOpenNewsletters(queries)).map(({ id }) => id));
  return newsletterIds.every((id) => open.has(id));
}

/** Before the first address: consents refer to it. */
export const recordImport = (
  { db, now }: Context,
  { id, fileName, consentSource, newsletterIds, importedBy }: SubscriberImport,
): Promise<void> =>
  insertSubscriberImport(db.queries, {
    ...{ id, file_name: fileName, format: 'csv', consent_source: consentSource },
    ...{ newsletters: JSON.stringify(newsletterIds), report: '{}', imported_by: importedBy },
    ...{ created_at: now().toISOString(), undone_at: null },
  });

/** What was added and ignored. */
export const reportImport = ({ db }: Context, id: string, report: object): Promise<void> =>
  updateSubscriberImport(db.queries, id, { report: JSON.stringify(report) });
