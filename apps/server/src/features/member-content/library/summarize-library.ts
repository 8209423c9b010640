import type { DashboardOverview } from '@rostra/contract';
import type { Member } from '../../../http/caller.ts';
import { type ContentService, pageLocale } from '../../content/index.ts';
import { describeCards } from './describe-cards.ts';
import { countLibrary, findLibraryIds } from './library.repo.ts';

const MAX_STARTED = 3;
const MAX_NEWEST = 4;

/** The library data of the dashboard. */
export async function summarizeLibrary(
  content: ContentService,
  member: Member,
  asked?: string,
): Promise<Omit<DashboardOverview, 'plan'>> {
  const { queries } = content.db;
  const { userId } = member;
  const { includedPlans } = await content.readerOf(member);
  const { locales } = content.store;
  const all = { userId, now: content.store.now(), locale: pageLocale(asked, locales) };
  const open = { ...all, plans: includedPlans };
  const describe = (ids: readonly number[]) =>
    describeCards(queries, { userId, includedPlans, isMultilingual: locales.isMultilingual }, ids);
  const [continueReading, newest, openCount, readCount] = await Promise.all([
    findLibraryIds(
      queries,
      { ...open, state: 'started' },
      { order: 'lastRead', limit: MAX_STARTED, offset: 0 },
    ).then(describe),
    findLibraryIds(queries, all, { order: 'newest', limit: MAX_NEWEST, offset: 0 }).then(describe),
    countLibrary(queries, open),
    countLibrary(queries, { ...open, state: 'read' }),
  ]);
  return { continueReading, newest, openCount, readCount };
}
