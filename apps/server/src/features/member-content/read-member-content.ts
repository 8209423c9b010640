import type { CallOutput, RequiredPlan, readMemberContent } from '@rostra/contract';
import { describeProgress, findProgress } from '../reading/index.ts';
import { memberContents } from './member-contents.ts';
import type { Reader } from '../content/declare/reader.ts';
import { findOpenNeighbours } from './neighbours.repo.ts';
import type { PageStore } from '../content/pages/page-store.ts';
import { readBySlug } from '../content/pages/read-by-slug.ts';

/** A member content's page: the whole for those whose plan opens it, else what it is about. */
export async function readMemberContentPage(
  store: PageStore,
  { reader, userId }: { reader: Reader; userId: number },
  slug: string,
): Promise<CallOutput<typeof readMemberContent>> {
  const { queries } = store.db;
  const entry = await readBySlug(store, memberContents, reader, slug);
  const isLocked = !reader.opens.includes(entry.requiredPlan as RequiredPlan);
  const place = { id: entry.id, publishedAt: String(entry.publishedAt) };
  const [neighbours, progress] = await Promise.all([
    findOpenNeighbours(queries, place, { opens: reader.opens, now: store.now() }),
    isLocked ? undefined : findProgress(queries, userId, entry.documentId),
  ]);
  return {
    data: { ...entry, isLocked },
    meta: { ...neighbours, progress: progress ? describeProgress(progress) : null },
  } as unknown as CallOutput<typeof readMemberContent>;
}
