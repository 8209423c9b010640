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
export const editVotePath = (id: string): string => `${votePath(id)}/edit`;
export const runOffPath = (id: string): string => `${votePath(id)}/run-off`;

export const voteKey = (id: string) => [...votesKey, 'one', id];

export const votesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...votesKey, 'list'],
    queryFn: async ({ signal }) => (await api(listManagedVotes, {}, { signal })).data,
    refetchInterval: REFRESH_MS,
  });

export const voteQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: voteKey(id),
    queryFn: async ({ signal }): Promise<Managed> =>
      (await api(readManagedVote, { params: { id } }, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
