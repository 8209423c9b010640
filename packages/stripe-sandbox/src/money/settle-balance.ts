export interface Settled {
  amountDueMinor: number;
  endingBalanceMinor: number;
}

/**
 * Weighs an invoice's total against the customer's balance (negative: credit, positive: owed). What cannot be
 * charged because it is too small is carried to the next invoice; a negative total becomes credit.
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
