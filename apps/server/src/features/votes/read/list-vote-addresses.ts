import { pages, pathTo } from '@rostra/contract/pages';
import type { ContentService, SitemapAddress } from '../../content/index.ts';
import { findVotes } from '../votes.repo.ts';

/** The pages of votes for the sitemap. Without a vote, their list would be an empty page. */
export async function listVoteAddresses({ db }: ContentService): Promise<SitemapAddress[]> {
  const rows = await findVotes(db.queries);
  if (rows.length === 0) return [];
  return [
    { path: pathTo(pages.votes) },
    ...rows.map(({ slug, annulled_at, closed_at, opened_at, announced_at }) => ({
      path: pathTo(pages.vote, { slug }),
      updatedAt: annulled_at ?? closed_at ?? opened_at ?? announced_at,
    })),
  ];
}
