import { type CallOutput, policyAreas, type readPolicy } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { type DraftReference, type PageStore, readDraft, visitorReader } from '../content/index.ts';
import { policies } from './policies.ts';

/** The page of a draft, which may have no area yet. */
export async function readPolicyDraft(
  store: PageStore,
  draft: DraftReference,
): Promise<CallOutput<typeof readPolicy>> {
  const policy = await readDraft(store, policies, visitorReader, draft);
  return {
    data: { ...policy, area: policyAreas.find((area) => area === policy.area) ?? policyAreas[0] },
    meta: {
      path: pathTo(pages.policy, { slug: policy.slug }),
      others: [],
      editions: { key: policy.slug, newest: [] },
    },
  };
}
