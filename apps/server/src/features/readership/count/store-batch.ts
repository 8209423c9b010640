import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { dayIn } from '../../../languages/zone-days.ts';
import type { Batch } from './batch.ts';
import type { ReadershipContext } from './context.ts';
import { isProgram } from './is-program.ts';
import { findKey } from './keys.repo.ts';
import { addPageViews, addReferrers, type PageViews } from './page-views.repo.ts';
import { referrerName } from './referrer-name.ts';

/** The whole site in `page_views`. No page has this path. */
export const WHOLE_SITE = '';

/** After so many visits, other requests get their turn. */
const TURN = 500;

/** Adds a batch to the day in which it began. */
export async function storeBatch(context: ReadershipContext, batch: Batch): Promise<void> {
  const { db, now, site } = context;
  const { timeZone } = site.settings.values;
  const day = dayIn(batch.since.toISOString(), timeZone);
  const isToday = day === dayIn(now().toISOString(), timeZone);
  const key = await findKey(db.queries, day, isToday);
  const { pages, referrers } = await summarise(batch, key, site.url);
  if (pages.size === 0) return;
  await db.relaxedTransaction(async (tx) => {
    await addPageViews(tx, db.kind, day, pages);
    await addReferrers(tx, day, referrers);
  });
}

/** Without programs. Once the key of a day is deleted, visitors cannot be told apart: then only views are counted. */
async function summarise({ pages }: Batch, key: string | undefined, siteUrl: string) {
  const all: PageViews = { views: 0, visitors: [] };
  const counted = new Map<string, PageViews>();
  const referrers = new Map<string, Map<string, number>>();
  let visits = 0;
  for (const [path, visitors] of pages) {
    const page: PageViews = { views: 0, visitors: [] };
    for (const { address, browser, views, referrers: origins } of visitors.values()) {
      visits += 1;
      if (visits % TURN === 0) await setImmediate();
      if (isProgram(browser)) continue;
      page.views += views;
      if (key) page.visitors.push(hashOf(key, address, browser));
      for (const [origin, times] of origins) {
        const name = referrerName(origin, siteUrl);
        if (name === undefined) continue;
        const ofPage = referrers.get(path) ?? new Map<string, number>();
        referrers.set(path, ofPage.set(name, (ofPage.get(name) ?? 0) + times));
      }
    }
    if (page.views === 0) continue;
    counted.set(path, page);
    all.views += page.views;
    all.visitors.push(...page.visitors);
  }
  if (counted.size > 0) counted.set(WHOLE_SITE, all);
  return { pages: counted, referrers };
}

const hashOf = (key: string, address: string, browser: string): Buffer =>
  createHash('sha256').update(`${key}\n${address}\n${browser}`).digest();
