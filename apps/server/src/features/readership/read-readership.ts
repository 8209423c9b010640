import type { Readership } from '@rostra/contract';
import { dayIn } from '../../languages/zone-days.ts';
import { type ContentService, findTitles } from '../content/index.ts';
import type { ReadershipContext } from './count/context.ts';
import { WHOLE_SITE } from './count/store-batch.ts';
import { findFirstDay, listDays, listReferrers, listTopPages } from './readership.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Counts {
  readonly views: number;
  readonly visitors: number;
}

/** The readers of the last days up to today, of all pages or of one. */
export async function readReadership(
  context: ReadershipContext & { content: ContentService },
  { days, path = WHOLE_SITE }: { days: number; path?: string | undefined },
): Promise<Readership> {
  const { db, now, site, content } = context;
  const { timeZone, readerStatistics } = site.settings.values;
  const today = dayIn(now().toISOString(), timeZone);
  const from = dayBefore(today, days - 1);
  const earlier = dayBefore(from, days);
  const first = await findFirstDay(db.queries);
  const rows = await listDays(db, path, earlier);
  const pages = path === WHOLE_SITE ? await listTopPages(db, from) : [];
  const titles = await findTitles(
    content,
    pages.map((page) => page.path),
  );
  const known = new Map(rows.map((row) => [row.day, row]));
  const start = first === undefined || first < from ? from : first;
  const shown = daysBetween(start, today).map((day) => {
    const { views = 0, visitors = 0 } = known.get(day) ?? {};
    return { day, views, visitors };
  });
  return {
    isCounting: readerStatistics,
    days: shown,
    total: sum(shown),
    before:
      first !== undefined && first <= earlier ? sum(rows.filter(({ day }) => day < from)) : null,
    pages: pages.map((page) => ({ ...page, title: titles.get(page.path) ?? null })),
    referrers: await listReferrers(db, path, from),
  };
}

const sum = (rows: readonly Counts[]): Counts => ({
  views: rows.reduce((total, { views }) => total + views, 0),
  visitors: rows.reduce((total, { visitors }) => total + visitors, 0),
});

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayBefore(day, -1)) days.push(day);
  return days;
}
