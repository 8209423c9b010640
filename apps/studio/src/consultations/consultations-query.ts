import {
  type CallOutput,
  listManagedConsultations,
  readManagedConsultation,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { queryOptions } from '@tanstack/react-query';

/** Members contribute and consultations open and close while staff look at them. */
const REFRESH_MS = 60_000;

/** A consultation with its newest draft and all contributions. */
export type Managed = CallOutput<typeof readManagedConsultation>['data'];
export type ManagedContribution = Managed['text']['contributions'][number];

export const consultationsKey = ['consultations'] as const;
export const consultationsPath = `${studioPath}/consultations`;
export const announcePath = `${consultationsPath}/new`;
export const consultationPath = (id: string): string =>
  `${consultationsPath}/${encodeURIComponent(id)}`;

export const consultationKey = (id: string) => [...consultationsKey, 'one', id];

export const consultationsQuery = (api: Client) =>
  queryOptions({
    queryKey: [...consultationsKey, 'list'],
    queryFn: async ({ signal }) => (await api(listManagedConsultations, {}, { signal })).data,
    refetchInterval: REFRESH_MS,
  });

export const consultationQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: consultationKey(id),
    queryFn: async ({ signal }): Promise<Managed> =>
      (await api(readManagedConsultation, { params: { id } }, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
