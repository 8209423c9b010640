import type { MailingSummary } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import { readTimeCursor, writeTimeCursor } from '../../../../db/paging/time-cursor.ts';
import type { NewslettersContext } from '../../context.ts';
import { namesOf, summarise } from './describe-mailing.ts';
import { countDeliveries, findMailings, type MailingFilter } from './mailing-list.repo.ts';

export async function listMailings(
  { db: { queries } }: Pick<NewslettersContext, 'db'>,
  { cursor, pageSize, ...filter }: MailingFilter & PageQuery<string>,
): Promise<{ data: MailingSummary[]; meta: { nextCursor: string | null } }> {
  const { rows, nextCursor } = await readPage(
    { cursor, pageSize },
    ({ before, limit }) =>
      findMailings(queries, { ...filter, before: readTimeCursor(before), limit }),
    (last) => writeTimeCursor({ at: last.created_at, id: last.id }),
  );
  const started = rows.filter(({ started_at }) => started_at !== null).map(({ id }) => id);
  const figures = await countDeliveries(queries, started);
  const nameOf = await namesOf(queries, rows);
  return {
    data: rows.map((row) => summarise(row, figures.get(row.id), nameOf)),
    meta: { nextCursor },
  };
}
