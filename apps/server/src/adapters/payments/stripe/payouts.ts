import { payoutStates } from '@rostra/contract';
import type Stripe from 'stripe';
import type { Payments } from '../payments.ts';
import type { RemotePayout } from '../remote.ts';
import type { StripeCall } from './call.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

export const stripePayouts = (call: StripeCall): Pick<Payments, 'listPayouts'> => ({
  listPayouts: ({ after, limit, since }) =>
    call(async (api) => {
      const { data, has_more: hasMore } = await api.payouts.list({
        limit,
        ...(after === undefined ? {} : { starting_after: after }),
        ...(since === undefined ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } }),
      });
      return { payouts: data.map(toPayout), hasMore };
    }),
});

const toPayout = ({ id, currency, amount, status, created, arrival_date }: Stripe.Payout) =>
  ({
    id,
    currency,
    amountMinor: amount,
    // A state that Stripe adds later is not final.
    state: payoutStates.find((known) => known === status) ?? ('pending' as const),
    at: iso(created),
    // Midnight in UTC of the day.
    arrivesOn: iso(arrival_date).slice(0, 10),
  }) satisfies RemotePayout;
