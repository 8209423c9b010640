import type { CallOutput, readPolicy } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { type DraftReference, type PageStore, readDraft, visitorReader } from '../content/index.ts';
import { findPolicyAreas } from '../site/index.ts';
import { policies } from './policies.ts';

/** The page of a draft, which may have no area yet. */
export async function readPolicyDraft(
  store: PageStore,
  draft: DraftReference,
): Promise<CallOutput<typeof readPolicy>> {
  const policy = await readDraft(store, policies, visitorReader, draft);
  const [first] = await findPolicyAreas(store.db.queries);
  return {
    // An area has to be chosen before it is published.
    data: { ...policy, area: policy.area || (first?.key ?? '') },
    meta: {
      path: pathTo(pages.policy, { slug: policy.slug }),
      others: [],
      editions: { key: policy.slug, newest: [] },
    },
  };
}
