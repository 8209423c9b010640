import type { MailingDelivery, MailingDeliveryState } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import { notFound } from '../../../../errors.ts';
import type { NewslettersContext } from '../../context.ts';
import { findMailing } from '../mailings.repo.ts';
import { findDeliveries } from './delivery-list.repo.ts';

interface ListQuery extends PageQuery<number> {
  readonly id: string;
  readonly state?: MailingDeliveryState | undefined;
  readonly search?: string | undefined;
}

export async function listDeliveries(
  { db }: Pick<NewslettersContext, 'db'>,
  { id, state, search = '', ...page }: ListQuery,
): Promise<{ data: MailingDelivery[]; meta: { nextCursor: number | null } }> {
  if (!(await findMailing(db.queries, id))) throw notFound();
  const { rows, nextCursor } = await readPage(
    page,
    (range) =>
      findDeliveries(db, {
        mailingId: id,
        state,
        search: search.trim().toLowerCase(),
        ...range,
      }),
    (last) => last.id,
  );
  return { data: rows, meta: { nextCursor } };
}
