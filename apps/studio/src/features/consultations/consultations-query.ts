import {
  type CallOutput,
  type ContributionFilter,
  listManagedConsultations,
  readManagedConsultation,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { queryOptions } from '@tanstack/react-query';

/** Members contribute and consultations open and close while staff look at them. */
const REFRESH_MS = 60_000;

/** A consultation with its newest draft and a page of the contributions. */
export type Managed = CallOutput<typeof readManagedConsultation>['data'];
export type ManagedContribution = Managed['text']['contributions'][number];

export const consultationsKey = ['consultations'] as const;
export const consultationsPath = `${studioPath}/consultations`;
export const announcePath = `${consultationsPath}/new`;
/** Which contributions the screen shows. */
export interface ShownPage {
  readonly show: ContributionFilter;
  readonly page: number;
}

/** The address says what is shown, so that it can be sent to somebody and opened again. */
export function consultationPath(
  id: string,
  { show = 'all', page = 1 }: Partial<ShownPage> = {},
): string {
  const search = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return `${consultationsPath}/${encodeURIComponent(id)}${search && `?${search}`}`;
}

export const consultationKey = (id: string) => [...consultationsKey, 'one', id];

export const consultationsQuery = (api: Client) =>
  queryOptions({
    queryKey: [...consultationsKey, 'list'],
    queryFn: async ({ signal }) => (await api(listManagedConsultations, {}, { signal })).data,
    refetchInterval: REFRESH_MS,
  });

interface Wanted extends ShownPage {
  /** Contributions that are shown although the filter may not let them through. */
  readonly kept: readonly string[];
}

/** What was shown before stays until the next page or filter is there. */
export const consultationQuery = (api: Client, id: string, { show, page, kept }: Wanted) =>
  queryOptions({
    queryKey: [...consultationKey(id), show, page, ...kept],
    queryFn: async ({ signal }): Promise<Managed> => {
      const query = { show, page, ...(kept.length > 0 ? { keep: kept.join(',') } : {}) };
      return (await api(readManagedConsultation, { params: { id }, query }, { signal })).data;
    },
    placeholderData: (before) => (before?.consultation.id === id ? before : undefined),
    refetchInterval: REFRESH_MS,
  });
