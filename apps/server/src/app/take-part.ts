import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../db/client.ts';
import { hasConsultations } from '../features/consultations/index.ts';
import type { SitemapAddress } from '../features/content/index.ts';
import { hasPledges } from '../features/pledges/index.ts';
import { hasVotes } from '../features/votes/index.ts';

const lists = [
  { path: pathTo(pages.consultations), hasEntries: hasConsultations },
  { path: pathTo(pages.votes), hasEntries: hasVotes },
  { path: pathTo(pages.pledges), hasEntries: hasPledges },
];

/** The lists of what members take part in that are empty, and their overview if all of them are. */
export async function listEmptyLists(queries: Queries): Promise<string[]> {
  const empty: string[] = [];
  for (const { path, hasEntries } of lists) {
    if (!(await hasEntries(queries))) empty.push(path);
  }
  return empty.length < lists.length ? empty : [pathTo(pages.takePart), ...empty];
}

/** For the sitemap. Without anything to take part in, the overview would be an empty page. */
export async function listOverviewAddress(queries: Queries): Promise<SitemapAddress[]> {
  const path = pathTo(pages.takePart);
  return (await listEmptyLists(queries)).includes(path) ? [] : [{ path }];
}
