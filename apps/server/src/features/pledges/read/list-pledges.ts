import {
  type CallInput,
  type CallOutput,
  type listPledges,
  type Pledge,
  type PledgeHistory,
  type PledgeStatus,
  pledgeStatuses,
} from '@rostra/contract';
import type { PageStore } from '../../content/index.ts';
import { findPledges } from '../pledges.repo.ts';
import { describePledges, summarize } from './describe-pledges.ts';

export async function listForReaders(
  store: PageStore,
  { documentId, status }: CallInput<typeof listPledges>['query'] & object,
): Promise<CallOutput<typeof listPledges>> {
  const all =
    documentId === undefined
      ? await listLastChangedFirst(store)
      : await listAsRecorded(store, documentId);
  const count = (wanted: PledgeStatus) => all.filter((each) => each.status === wanted).length;
  const counts = Object.fromEntries(pledgeStatuses.map((each) => [each, count(each)])) as Record<
    PledgeStatus,
    number
  >;
  const data = status === undefined ? all : all.filter((each) => each.status === status);
  return { data, meta: { counts } };
}

/** Those of a policy, in the order of its text: editors record them as they read it. */
async function listAsRecorded(store: PageStore, documentId: string): Promise<Pledge[]> {
  const rows = await findPledges(store.db.queries, documentId);
  return (await describePledges(store, rows)).map(summarize);
}

export async function listLastChangedFirst(store: PageStore): Promise<Pledge[]> {
  const all = await describePledges(store, await findPledges(store.db.queries));
  return all.toSorted((one, other) => compare(changedAt(other), changedAt(one))).map(summarize);
}

/** When something was last added to a pledge. */
const changedAt = ({ addedAt, updates, formerWordings }: PledgeHistory): string =>
  [updates[0]?.addedAt ?? '', formerWordings[0]?.replacedAt ?? '', addedAt].toSorted().at(-1) ?? '';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
