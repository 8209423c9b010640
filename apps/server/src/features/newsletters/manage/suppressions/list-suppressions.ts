import type { Suppression } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import { readTimeCursor, writeTimeCursor } from '../../../../db/paging/time-cursor.ts';
import type { NewslettersContext } from '../../context.ts';
import { findStaffNames } from '../subscribers/staff-names.ts';
import { describeSuppression } from './describe-suppression.ts';
import { findSuppressions } from './suppressions.repo.ts';

export async function listSuppressions(
  { db: { queries } }: Pick<NewslettersContext, 'db'>,
  { search = '', ...page }: PageQuery<string> & { search?: string | undefined },
): Promise<{ data: Suppression[]; meta: { nextCursor: string | null } }> {
  const { rows, nextCursor } = await readPage(
    page,
    ({ before, limit }) =>
      findSuppressions(queries, {
        search: search.trim().toLowerCase(),
        before: readTimeCursor(before),
        limit,
      }),
    (last) => writeTimeCursor({ at: last.created_at, id: last.address_hash }),
  );
  const nameOf = await findStaffNames(
    queries,
    rows.map(({ actor_id }) => actor_id),
  );
  return { data: rows.map((row) => describeSuppression(row, nameOf)), meta: { nextCursor } };
}
