import type { Queries } from '../../../db/client.ts';

/** One row for each policy, in the default language or the only one it has. */
export async function findOrderedPolicies(queries: Queries, locale: string) {
  const rows = await queries
    .selectFrom('policies as policy')
    .innerJoin('content_entries as entry', (join) =>
      join
        .on('entry.collection', '=', 'policies')
        .onRef('entry.document_id', '=', 'policy.document_id')
        .onRef('entry.locale', '=', 'policy.locale'),
    )
    .leftJoin('policies as published', (join) =>
      join
        .onRef('published.document_id', '=', 'policy.document_id')
        .onRef('published.locale', '=', 'policy.locale')
        .on('published.state', '=', 'published'),
    )
    .select([
      'policy.document_id as documentId',
      'policy.locale as locale',
      'policy.area as area',
      'policy.sort_order as order',
      'policy.created_at as createdAt',
      'entry.title as title',
      'entry.slug as slug',
      'entry.version as version',
      'entry.live_version as live_version',
      'entry.visible_from as visible_from',
      'entry.owner_id as ownerId',
      'published.title as publishedTitle',
      'published.slug as publishedSlug',
    ])
    .where('policy.state', '=', 'draft')
    .where('entry.deleted_at', 'is', null)
    .orderBy('policy.sort_order')
    .orderBy('policy.created_at')
    .orderBy('policy.document_id')
    .execute();
  const preferred = new Map(
    rows.filter((row) => row.locale === locale).map((row) => [row.documentId, row]),
  );
  for (const row of rows) if (!preferred.has(row.documentId)) preferred.set(row.documentId, row);
  return rows.filter((row) => preferred.get(row.documentId) === row);
}

/** The place of a policy is shared by its draft, its published text and its translations. */
export async function setPolicyOrder(
  tx: Queries,
  area: string,
  documentId: string,
  order: number,
): Promise<void> {
  await tx
    .updateTable('policies')
    .set({ sort_order: order })
    .where('document_id', '=', documentId)
    .where('area', '=', area)
    .execute();
}
