import { listGifts, type ManagedGift } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { pagedQuery } from '../../../lib/paged-query.ts';

const PAGE_SIZE = 100;

export const giftsKey = ['gifts'] as const;

/** Those that can be filtered. */
export const listedStates = ['paid', 'redeemed', 'expired', 'revoked'] as const;

export const giftsQuery = (api: Client, state: (typeof listedStates)[number] | undefined) =>
  pagedQuery<ManagedGift, string>([...giftsKey, state ?? ''], (from, signal) => {
    const query = { pageSize: PAGE_SIZE, ...(state ? { state } : {}), ...from };
    return api(listGifts, { query }, { signal });
  });
