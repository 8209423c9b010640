import type { BillingSettings } from '@rostra/contract';
import { queryOptions } from '@tanstack/react-query';

/** Everything that knows Stripe.js: fetched when the first form opens, and asked for again if it failed. */
export const paymentKit = (settings: BillingSettings) =>
  queryOptions({
    queryKey: ['billing', 'payment-kit'],
    queryFn: async () => {
      const { createStripeKit } = await import('./stripe-kit.ts');
      return createStripeKit(settings);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
