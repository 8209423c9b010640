import { checkMyGift, getMyGift, listMyGifts, previewGift } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const GIFTS = ['gifts'];

const CHECK_EVERY_MS = 2_000;
/** Half a minute. */
export const MAX_CHECKS = 15;

export const giftsQuery = (api: Client) =>
  queryOptions({
    queryKey: [...GIFTS, 'list'],
    queryFn: ({ signal }) => api(listMyGifts, {}, { signal }),
    staleTime: 0,
  });

export const giftPriceQuery = (api: Client, choice: { planId: string; months: number }) =>
  queryOptions({
    queryKey: [...GIFTS, 'price', choice.planId, choice.months],
    queryFn: ({ signal }) => api(previewGift, { body: choice }, { signal }),
    staleTime: 0,
  });

/** Asks Stripe until the payment is confirmed, but not forever. */
export const giftQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: [...GIFTS, 'one', id],
    queryFn: async ({ signal }) => {
      const gift = await api(getMyGift, { params: { id } }, { signal });
      return gift.state === 'open' ? api(checkMyGift, { params: { id } }, { signal }) : gift;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'open' && dataUpdateCount < MAX_CHECKS ? CHECK_EVERY_MS : false,
  });
