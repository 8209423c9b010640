import {
  type CallOutput,
  listEditions,
  listManagedPledges,
  readManagedPledge,
} from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { queryOptions } from '@tanstack/react-query';

/** A pledge with everything that was recorded about it. */
export type Managed = CallOutput<typeof readManagedPledge>['data'];

export const pledgesKey = ['pledges'] as const;
export const pledgesPath = `${studioPath}/pledges`;
export const newPledgePath = `${pledgesPath}/new`;
export const pledgePath = (id: string): string => `${pledgesPath}/${encodeURIComponent(id)}`;
export const wordingPath = (id: string): string => `${pledgePath(id)}/wording`;
export const evidencePath = (id: string, corrects?: number): string =>
  `${pledgePath(id)}/evidence${corrects === undefined ? '' : `/${corrects}`}`;

export const pledgeKey = (id: string) => [...pledgesKey, 'one', id];

export const pledgesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...pledgesKey, 'list'],
    queryFn: async ({ signal }) => (await api(listManagedPledges, {}, { signal })).data,
  });

export const pledgeQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: pledgeKey(id),
    queryFn: async ({ signal }): Promise<Managed> =>
      (await api(readManagedPledge, { params: { id } }, { signal })).data,
  });

interface Policy {
  readonly documentId: string;
  readonly locale: string;
}

/** The editions of a policy, newest first; none if it was never published. */
export const editionsQuery = (api: Client, policy: Policy | undefined) =>
  queryOptions({
    queryKey: [...pledgesKey, 'editions', policy?.documentId, policy?.locale],
    enabled: policy !== undefined,
    queryFn: async ({ signal }) => {
      const { documentId: slug = '', locale } = policy ?? {};
      try {
        const call = { params: { slug }, query: { locale } };
        return (await api(listEditions, call, { signal })).data.editions;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
