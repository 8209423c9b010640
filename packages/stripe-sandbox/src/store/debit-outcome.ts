/** The outcome of a SEPA debit. */
export type DebitOutcome =
  | 'succeeds'
  | 'fails'
  | 'disputed'
  | 'exceeds_volume_limit'
  | 'exceeds_transaction_limit'
  | 'insufficient_funds';
