import {
  type Consultation,
  listConsultations,
  listPledges,
  listVotes,
  type PledgeStatus,
  type Vote,
} from '@rostra/contract';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../lib/server-rendering/load.ts';
import { statuses } from '../pledges/index.ts';

/** How many past votes and consultations the overview shows. Their lists have all of them. */
const PAST = 5;

export type Decision =
  | { readonly kind: 'consultation'; readonly at: string; readonly consultation: Consultation }
  | { readonly kind: 'vote'; readonly at: string; readonly vote: Vote };

export interface TakingPart {
  /** What closes next comes first. */
  readonly open: readonly Decision[];
  /** What opens next comes first. */
  readonly announced: readonly Decision[];
  /** The newest first. */
  readonly past: readonly Decision[];
  /** Without statuses that no pledge has. */
  readonly pledges: readonly { readonly status: PledgeStatus; readonly count: number }[];
}

/** What members can take part in, will be able to, and did. */
export async function loadTakingPart(
  context: Readonly<RouterContextProvider>,
): Promise<TakingPart> {
  const [consultations, votes, pledges] = await load(context, (api) =>
    Promise.all([api(listConsultations, {}), api(listVotes, {}), api(listPledges, {})]),
  );
  const decisions: Decision[] = [
    ...consultations.data.map((consultation) => ({
      kind: 'consultation' as const,
      at: timeOf(consultation, consultation.endedAt ?? consultation.closesAt),
      consultation,
    })),
    ...votes.data.map((vote) => ({
      kind: 'vote' as const,
      at: timeOf(vote, vote.annulment?.at ?? vote.result?.closedAt ?? vote.closesAt),
      vote,
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const inState = (isWanted: (state: string) => boolean) =>
    decisions.filter((one) =>
      isWanted(one.kind === 'vote' ? one.vote.state : one.consultation.state),
    );
  return {
    open: inState((state) => state === 'open'),
    announced: inState((state) => state === 'announced'),
    past: inState((state) => state !== 'open' && state !== 'announced')
      .reverse()
      .slice(0, PAST),
    pledges: statuses
      .map((status) => ({ status, count: pledges.meta.counts[status] }))
      .filter(({ count }) => count > 0),
  };
}

/** The time by which it is sorted among those in the same state. */
function timeOf(
  { state, opensAt, closesAt }: { state: string; opensAt: string; closesAt: string },
  endedAt: string,
): string {
  if (state === 'announced') return opensAt;
  return state === 'open' ? closesAt : endedAt;
}
