import { type Plan, planDetails } from '@rostra/contract';

/** Prices for a sandbox that match the built-in plans. */
export const seedPrices = (ids: Readonly<Record<Plan, string>>) =>
  planDetails.map(({ id, name, priceMinor, currency, interval }) => ({
    id: ids[id],
    name,
    unitAmountMinor: priceMinor,
    currency,
    interval,
  }));
