import type { Limit } from '../../http/contract-route.ts';

/** For calls that may charge a card: too few to test stolen card numbers with. */
export const CHARGE_LIMIT: Limit = { max: 20, timeWindow: '1 minute' };

/** For other calls that send requests to Stripe. */
export const STRIPE_LIMIT: Limit = { max: 120, timeWindow: '1 minute' };
