import type { BillingSettings } from '@rostra/contract';
import type { Language } from '@rostra/messages';
import { queryOptions } from '@tanstack/react-query';

/** Loads the code that uses Stripe.js when the first card form opens. */
export const stripeClientQuery = (settings: BillingSettings, language: Language) =>
  queryOptions({
    queryKey: ['billing', 'stripe-client'],
    queryFn: async () => {
      const { createStripeClient } = await import('./stripe-client.ts');
      return createStripeClient(settings, language);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
