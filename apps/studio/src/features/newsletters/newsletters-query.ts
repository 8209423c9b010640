import {
  getMemberSubscriptions,
  getSubscriber,
  listManagedNewsletters,
  listSubscribers,
  listSuppressions,
  type ManagedNewsletter,
  type SubscriberDetails,
  type SubscriberFilter,
  type SubscriberSummary,
  type Suppression,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/paged-query.ts';

const PAGE_SIZE = 50;

export const newslettersKey = ['newsletters'] as const;
export const newslettersPath = `${studioPath}/newsletters`;
export const newNewsletterPath = `${newslettersPath}/new`;
export const newsletterPath = (id: string): string =>
  `${newslettersPath}/${encodeURIComponent(id)}`;
export const subscribersPath = `${studioPath}/subscribers`;
export const subscriberPath = (id: number): string => `${subscribersPath}/${id}`;
export const suppressionsPath = `${studioPath}/suppressions`;

export const newsletterListKey = [...newslettersKey, 'list'] as const;

export const newslettersQuery = (api: Client) =>
  queryOptions({
    queryKey: newsletterListKey,
    queryFn: async ({ signal }): Promise<ManagedNewsletter[]> =>
      (await api(listManagedNewsletters, {}, { signal })).data,
  });

export const subscribersQuery = (api: Client, filter: SubscriberFilter) =>
  pagedQuery<SubscriberSummary>([...newslettersKey, 'subscribers', filter], (from, signal) =>
    api(listSubscribers, { query: { ...filter, pageSize: PAGE_SIZE, ...from } }, { signal }),
  );

export const subscriberQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...newslettersKey, 'subscriber', id],
    queryFn: async ({ signal }): Promise<SubscriberDetails> =>
      (await api(getSubscriber, { params: { id } }, { signal })).data,
  });

export const suppressionsQuery = (api: Client, search: string) =>
  pagedQuery<Suppression, string>([...newslettersKey, 'suppressions', search], (from, signal) => {
    const query = { ...(search ? { search } : {}), pageSize: PAGE_SIZE, ...from };
    return api(listSuppressions, { query }, { signal });
  });

export const memberSubscriptionsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...newslettersKey, 'member', id],
    queryFn: async ({ signal }) =>
      (await api(getMemberSubscriptions, { params: { id } }, { signal })).data,
  });
