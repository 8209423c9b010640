import type { CallOutput, RequiredPlan, readMemberContent } from '@rostra/contract';
import { memberContents } from '../collections/member-contents.ts';
import type { Reader } from '../declare/reader.ts';
import type { PageStore } from './page-store.ts';
import { readBySlug } from './read-by-slug.ts';

/** A member content's page: the whole for those whose plan opens it, else what it is about. */
export async function readMemberContentPage(
  store: PageStore,
  reader: Reader,
  slug: string,
): Promise<CallOutput<typeof readMemberContent>> {
  const entry = await readBySlug(store, memberContents, reader, slug);
  const isLocked = !reader.opens.includes(entry.requiredPlan as RequiredPlan);
  return { data: { ...entry, isLocked }, meta: {} } as unknown as CallOutput<
    typeof readMemberContent
  >;
}
