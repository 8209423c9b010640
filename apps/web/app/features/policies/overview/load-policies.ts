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

/** A consultation or a vote in which members can take part now. */
export interface OpenDecision {
  readonly slug: string;
  readonly title: string;
  readonly closesAt: string;
  readonly locale: string;
}

export interface ListedPolicy extends PolicyOverview {
  readonly consultations: readonly OpenDecision[];
  readonly votes: readonly OpenDecision[];
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
    const isOpen = (one: { documentId: string; state: string }) =>
      one.state === 'open' && isAbout(one);
    return {
      ...policy,
      consultations: consultations.data
        .filter(isOpen)
        .map(({ slug, title, closesAt, locale }) => ({ slug, title, closesAt, locale })),
      votes: votes.data.filter(isOpen).map(({ slug, question, closesAt, locale }) => ({
        slug,
        title: question,
        closesAt,
        locale,
      })),
      pledges: pledges.data.filter(isAbout).map(({ status }) => status),
    };
  });
}
