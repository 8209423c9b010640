import { type CallOutput, listManagedVotes, readManagedVote } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { queryOptions } from '@tanstack/react-query';

/** Votes open and close while staff look at them. */
const REFRESH_MS = 30_000;

/** A vote with its texts. */
export type Managed = CallOutput<typeof readManagedVote>['data'];

export const votesKey = ['votes'] as const;
export const votesPath = `${studioPath}/votes`;
export const announceVotePath = `${votesPath}/new`;
export const votePath = (id: string): string => `${votesPath}/${encodeURIComponent(id)}`;
export const runOffPath = (id: string): string => `${votePath(id)}/run-off`;

export const voteKey = (id: string) => [...votesKey, 'one', id];

type VoteListAnswer = CallOutput<typeof listManagedVotes>;

const listQuery = (api: Client) => ({
  queryKey: [...votesKey, 'list'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(listManagedVotes, {}, { signal }),
});

export const votesQuery = (api: Client) =>
  queryOptions({
    ...listQuery(api),
    select: ({ data }: VoteListAnswer) => data,
    refetchInterval: REFRESH_MS,
  });

/** The least notice and duration of a vote that is announced now. */
export const minimumQuery = (api: Client) =>
  queryOptions({ ...listQuery(api), select: ({ meta }: VoteListAnswer) => meta.minimum });

export const voteQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: voteKey(id),
    queryFn: async ({ signal }): Promise<Managed> =>
      (await api(readManagedVote, { params: { id } }, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
