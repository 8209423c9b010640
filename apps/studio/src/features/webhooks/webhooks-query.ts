import {
  type DeliveryState,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  type Webhook,
  type WebhookDelivery,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/paged-query.ts';

const PAGE_SIZE = 50;
/** What is on its way arrives within seconds. */
const WATCH_MS = 3_000;

export const webhooksKey = ['webhooks'] as const;
export const webhookListKey = [...webhooksKey, 'list'] as const;

export const webhooksQuery = (api: Client) =>
  queryOptions({
    queryKey: webhookListKey,
    queryFn: async ({ signal }): Promise<Webhook[]> =>
      (await api(listWebhooks, {}, { signal })).data,
  });

/** Looked at again while something is on its way. */
export const deliveriesQuery = (api: Client, id: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    ...pagedQuery<WebhookDelivery>([...webhooksKey, 'log', id, state ?? 'all'], (from, signal) => {
      const query = { pageSize: PAGE_SIZE, ...(state ? { state } : {}), ...from };
      return api(listWebhookDeliveries, { params: { id }, query }, { signal });
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.data.some((row) => row.state === 'waiting'))
        ? WATCH_MS
        : false,
  });

export const deliveryQuery = (api: Client, id: string, deliveryId: number) =>
  queryOptions({
    queryKey: [...webhooksKey, 'log', id, 'one', deliveryId],
    queryFn: async ({ signal }) =>
      (await api(getWebhookDelivery, { params: { id, deliveryId } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? WATCH_MS : false),
  });
