/** State that the processes of a site share. */
export interface OperationTables {
  /** Requests in the current window. `key` is a hash, because it contains an address. */
  rate_limits: { key: string; hits: number; ends_at: string };
}
