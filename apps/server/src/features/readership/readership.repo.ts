import type { Db, Queries } from '../../db/client.ts';
import { WHOLE_SITE } from './count/store-batch.ts';

const SHOWN_PAGES = 100;
const SHOWN_REFERRERS = 50;

export async function findFirstDay(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom('page_views')
    .select('day')
    .where('path', '=', WHOLE_SITE)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

export const listDays = ({ queries }: Db, path: string, from: string) =>
  queries
    .selectFrom('page_views')
    .select(['day', 'views', 'visitors'])
    .where('path', '=', path)
    .where('day', '>=', from)
    .orderBy('day')
    .execute();

/** Adds up as many rows as there were pages and days, which takes a while after a year. */
export async function listTopPages({ queries, slowRead }: Db, from: string) {
  const query = queries
    .selectFrom('page_views')
    .select((select) => [
      'path',
      select.fn.sum<number>('views').as('views'),
      select.fn.sum<number>('visitors').as('visitors'),
    ])
    .where('day', '>=', from)
    .where('path', '!=', WHOLE_SITE)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(SHOWN_PAGES);
  const rows = await slowRead<{ path: string; views: number; visitors: number }>(query.compile());
  return rows.map(({ path, views, visitors }) => ({
    path,
    views: Number(views),
    visitors: Number(visitors),
  }));
}

export async function listReferrers({ queries, slowRead }: Db, path: string, from: string) {
  const query = queries
    .selectFrom('page_referrers')
    .select((select) => ['referrer', select.fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .$if(path !== WHOLE_SITE, (one) => one.where('path', '=', path))
    .groupBy('referrer')
    .orderBy('views', 'desc')
    .orderBy('referrer')
    .limit(SHOWN_REFERRERS);
  const rows = await slowRead<{ referrer: string; views: number }>(query.compile());
  return rows.map(({ referrer, views }) => ({ referrer, views: Number(views) }));
}
