import type { CurrencyRevenue } from '@rostra/contract';

/** In the currency that most members pay in. */
export const currentRevenue = (
  currencies: readonly CurrencyRevenue[],
): CurrencyRevenue | undefined => currencies.toSorted((a, b) => membersOf(b) - membersOf(a))[0];

const membersOf = ({ months }: CurrencyRevenue) => months.at(-1)?.members ?? 0;
