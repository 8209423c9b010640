export interface Settled {
  amountDueMinor: number;
  endingBalanceMinor: number;
}

/**
 * Applies the customer's balance (negative: credit, positive: debit) to an invoice total. An amount below the minimum
 * charge is carried over to the next invoice; a negative total becomes credit.
 */
export function settleBalance(
  totalMinor: number,
  balanceMinor: number,
  minimumMinor: number,
): Settled {
  const owed = totalMinor + balanceMinor;
  if (totalMinor === 0) return { amountDueMinor: 0, endingBalanceMinor: balanceMinor };
  if (owed < minimumMinor) return { amountDueMinor: 0, endingBalanceMinor: owed };
  return { amountDueMinor: owed, endingBalanceMinor: 0 };
}
