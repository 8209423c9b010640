import type { BillingSettings } from '@rostra/contract';
import { queryOptions } from '@tanstack/react-query';

/** Loads the code that uses Stripe.js when the first card form opens. */
export const stripeClientQuery = (settings: BillingSettings) =>
  queryOptions({
    queryKey: ['billing', 'stripe-client'],
    queryFn: async () => {
      const { createStripeClient } = await import('./stripe-client.ts');
      return createStripeClient(settings);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
