import type { CallOutput, getOverview } from '@rostra/contract';
import type { Member } from '../../../caller.ts';
import type { ContentService } from '../../content/index.ts';
import { describeCards } from './describe-cards.ts';
import { countLibrary, findLibraryIds } from './library.repo.ts';

const CONTINUED = 3;
const NEWEST = 4;

/** The dashboard's part of the library. */
export async function readOverview(
  content: ContentService,
  member: Member,
): Promise<CallOutput<typeof getOverview>> {
  const { queries } = content.db;
  const [{ opens }, plan] = await Promise.all([
    content.readerOf(member),
    content.entitlementOf(member.userId),
  ]);
  const all = { userId: member.userId, now: content.store.now() };
  const open = { ...all, plans: opens };
  const [begun, newest, openCount, readCount] = await Promise.all([
    findLibraryIds(
      queries,
      { ...open, state: 'started' },
      { order: 'lastRead', limit: CONTINUED, offset: 0 },
    ),
    findLibraryIds(queries, all, { order: 'newest', limit: NEWEST, offset: 0 }),
    countLibrary(queries, open),
    countLibrary(queries, { ...open, state: 'read' }),
  ]);
  const cards = await describeCards(queries, { userId: member.userId, opens }, [
    ...new Set([...begun, ...newest]),
  ]);
  const numbers = new Map([...new Set([...begun, ...newest])].map((id, index) => [id, index]));
  const pick = (ids: readonly number[]) => ids.flatMap((id) => cards[numbers.get(id) ?? -1] ?? []);
  return { plan, continueReading: pick(begun), newest: pick(newest), openCount, readCount };
}
