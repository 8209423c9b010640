/** What one account can do in a day. */
interface DailyLimits {
  readonly contributions: number;
  /** Proposals of other wordings that were compared, whether they were accepted or refused. */
  readonly comparisons: number;
  readonly supports: number;
}

/**
 * All limits of what members do in consultations; `docs/security.md` explains them. Texts have a length limit in
 * the contract, and each route one of requests per minute.
 */
export const limits = {
  /** An account counts as new until this many days after it was created here. */
  newForDays: 7,
  newAccount: { contributions: 3, comparisons: 15, supports: 5 } satisfies DailyLimits,
  account: { contributions: 20, comparisons: 60, supports: 200 } satisfies DailyLimits,
  /** All new accounts together that use the same network address. */
  newAccountsOfOneAddress: { contributions: 10, supports: 5 },
};
