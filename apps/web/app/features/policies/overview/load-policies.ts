import {
  listConsultations,
  listPledges,
  listPolicies,
  listVotes,
  type PledgeStatus,
  type PolicyOverview,
} from '@rostra/contract';
import type { RouterContextProvider } from 'react-router';
import { localeInLoader } from '../../../lib/languages/content-locale.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { type OpenDecision, openDecisions } from '../../take-part/index.ts';

export interface ListedPolicy extends PolicyOverview {
  readonly open: readonly OpenDecision[];
  /** How its pledges stand. */
  readonly pledges: readonly PledgeStatus[];
}

/** All policies, and what is going on about each of them. */
export async function loadPolicies(
  context: Readonly<RouterContextProvider>,
): Promise<ListedPolicy[]> {
  const [policies, consultations, votes, pledges] = await load(context, (api) =>
    Promise.all([
      api(listPolicies, { query: localeInLoader(context) }),
      api(listConsultations, {}),
      api(listVotes, {}),
      api(listPledges, {}),
    ]),
  );
  return policies.data.map((policy) => {
    const isAbout = ({ documentId }: { documentId: string }) => documentId === policy.documentId;
    return {
      ...policy,
      open: openDecisions({
        consultations: consultations.data.filter(isAbout),
        votes: votes.data.filter(isAbout),
      }),
      pledges: pledges.data.filter(isAbout).map(({ status }) => status),
    };
  });
}
