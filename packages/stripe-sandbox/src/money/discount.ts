export interface DiscountTerms {
  percentOff: number | null;
  amountOffMinor: number | null;
}

/**
 * What a discount takes off each amount. Percentages apply to each amount; a fixed amount is spread over the positive
 * amounts in proportion, and the last of them takes what rounding left over.
 */
export function discountAmounts(amounts: readonly number[], terms: DiscountTerms): number[] {
  if (terms.percentOff !== null) {
    const tenThousandths = Math.round(terms.percentOff * 10_000);
    return amounts.map((amount) => percentOf(amount, tenThousandths));
  }
  const sum = amounts.reduce((total, amount) => total + Math.max(amount, 0), 0);
  const off = Math.min(terms.amountOffMinor ?? 0, sum);
  const last = amounts.findLastIndex((amount) => amount > 0);
  let given = 0;
  return amounts.map((amount, index) => {
    if (amount <= 0 || sum === 0) return 0;
    const part = index === last ? off - given : Math.floor((off * amount) / sum);
    given += part;
    return part;
  });
}

/** Rounds half away from zero. The percentage is given in units of 0.0001 percent. */
function percentOf(amountMinor: number, tenThousandths: number): number {
  const scaled = BigInt(Math.abs(amountMinor)) * BigInt(tenThousandths);
  const rounded = Number((scaled * 2n + 1_000_000n) / 2_000_000n);
  return amountMinor < 0 ? -rounded : rounded;
}

/** The tax on an amount: on top of it, or contained in it. */
export function taxOn(amountMinor: number, percentage: number, isInclusive: boolean): number {
  const tenThousandths = Math.round(percentage * 10_000);
  if (!isInclusive) return percentOf(amountMinor, tenThousandths);
  const whole = BigInt(1_000_000 + tenThousandths);
  const scaled = BigInt(Math.abs(amountMinor)) * BigInt(tenThousandths);
  const rounded = Number((scaled * 2n + whole) / (whole * 2n));
  return amountMinor < 0 ? -rounded : rounded;
}
