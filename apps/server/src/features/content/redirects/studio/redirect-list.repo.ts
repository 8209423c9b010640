import type { RedirectOrder } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { RedirectRow } from '../redirects.repo.ts';

interface ListOptions {
  readonly search: string;
  readonly order: RedirectOrder;
  readonly offset: number;
  readonly limit: number;
}

const containing = (words: string) =>
  `%${words.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

export function findRedirectRows(
  queries: Queries,
  { search, order, offset, limit }: ListOptions,
): Promise<RedirectRow[]> {
  let query = queries.selectFrom('redirects').selectAll();
  if (search !== '') {
    const pattern = containing(search);
    query = query.where(
      sql<boolean>`(lower(path) like ${pattern} escape '\\' or lower(target) like ${pattern} escape '\\')`,
    );
  }
  return query
    .orderBy(order === 'hits' ? 'hits' : 'created_at', 'desc')
    .orderBy('path')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Returns whether there was none for this path. */
export async function insertRedirect(
  tx: Queries,
  { path, target, at }: { path: string; target: string; at: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('redirects')
    .values({
      path,
      target,
      created_at: at,
      collection: null,
      document_id: null,
      locale: null,
      source: null,
    })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** It belongs to staff now, so that undoing an import leaves it alone. Returns whether the version was the current one. */
export async function updateRedirect(
  tx: Queries,
  before: Pick<RedirectRow, 'path' | 'version'>,
  { path, target }: { path: string; target: string },
): Promise<boolean> {
  const updated = await tx
    .updateTable('redirects')
    .set({
      path,
      target,
      collection: null,
      document_id: null,
      locale: null,
      source: null,
      version: before.version + 1,
    })
    .where('path', '=', before.path)
    .where('version', '=', before.version)
    .returning('path')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteRedirectRow(tx: Queries, path: string): Promise<void> {
  await tx.deleteFrom('redirects').where('path', '=', path).execute();
}
