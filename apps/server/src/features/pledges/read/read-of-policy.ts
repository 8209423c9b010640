import type { CallOutput, readPolicyPledges } from '@rostra/contract';
import type { PageStore } from '../../content/index.ts';
import { getPolicyEditions } from '../../policies/index.ts';
import { findPledges } from '../pledges.repo.ts';
import { describePledges } from './describe-pledges.ts';

/** The pledges of a policy, in the order in which they were recorded, also if it is no longer published. */
export async function readOfPolicy(
  store: PageStore,
  reference: { slug: string; locale?: string | undefined },
): Promise<CallOutput<typeof readPolicyPledges>> {
  const { policy } = await getPolicyEditions(store, reference);
  const rows = await findPledges(store.db.queries, policy.documentId);
  return { data: { policy, pledges: await describePledges(store, rows) } };
}
