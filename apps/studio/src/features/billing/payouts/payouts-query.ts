import { listPayouts, type Payout } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { moneyKey } from '../money-query.ts';

export const payoutsQuery = (api: Client) =>
  pagedQuery<Payout, string>([...moneyKey, 'payouts'], (query, signal) =>
    api(listPayouts, { query }, { signal }),
  );
