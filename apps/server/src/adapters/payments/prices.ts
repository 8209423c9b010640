import type { Env } from '../../env.ts';

export const pricesOf = (env: Env) => ({
  basic: env.PRICE_BASIC,
  premium: env.PRICE_PREMIUM,
  annual: env.PRICE_ENTERPRISE,
});
