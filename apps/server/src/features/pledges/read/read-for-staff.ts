import type { CallOutput, readManagedPledge } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { PageStore } from '../../content/index.ts';
import { findPledge } from '../pledges.repo.ts';
import { describePledges } from './describe-pledges.ts';

export async function readForStaff(
  store: PageStore,
  id: string,
): Promise<CallOutput<typeof readManagedPledge>> {
  const row = await findPledge(store.db.queries, id);
  const [pledge] = row ? await describePledges(store, [row]) : [];
  if (!pledge) throw notFound();
  return { data: { pledge } };
}
