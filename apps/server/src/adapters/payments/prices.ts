import type { Env } from '../../env.ts';

/** The prices of the built-in plans in the sandbox. */
export const pricesOf = (env: Env) => ({
  basic: env.PRICE_BASIC,
  premium: env.PRICE_PREMIUM,
  annual: env.PRICE_ENTERPRISE,
});

/** The prices that the environment sets. Rostra creates the others at Stripe. */
export const givenPricesOf = ({ given, ...env }: Env) => ({
  ...(given.has('PRICE_BASIC') ? { basic: env.PRICE_BASIC } : {}),
  ...(given.has('PRICE_PREMIUM') ? { premium: env.PRICE_PREMIUM } : {}),
  ...(given.has('PRICE_ENTERPRISE') ? { annual: env.PRICE_ENTERPRISE } : {}),
});
