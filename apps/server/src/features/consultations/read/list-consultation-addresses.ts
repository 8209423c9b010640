import { pages, pathTo } from '@rostra/contract/pages';
import type { ContentService, SitemapAddress } from '../../content/index.ts';
import { findConsultations } from '../consultations.repo.ts';

/** The pages of consultations for the sitemap. Without one, their list would be an empty page. */
export async function listConsultationAddresses({
  db,
  store,
}: ContentService): Promise<SitemapAddress[]> {
  const rows = await findConsultations(db.queries);
  if (rows.length === 0) return [];
  const now = store.now();
  return [
    { path: pathTo(pages.consultations) },
    ...rows.map(({ slug, ended_at, closes_at, opens_at, created_at }) => ({
      path: pathTo(pages.consultation, { slug }),
      updatedAt: ended_at ?? [closes_at, opens_at].find((at) => at <= now) ?? created_at,
    })),
  ];
}
