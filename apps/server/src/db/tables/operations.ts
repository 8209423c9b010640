/** State that the processes of a site share. */
export interface OperationTables {
  /** Requests in the current window. `key` is a hash, because it contains an address. */
  rate_limits: { key: string; hits: number; ends_at: string };
  /** Texts that staff wrote instead of those in the message catalogues. */
  message_overrides: {
    language: string;
    feature: string;
    key: string;
    text: string;
    changed_at: string;
  };
}
