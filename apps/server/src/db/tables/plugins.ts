import type { Generated } from 'kysely';

export interface PluginsTables {
  /** Requests in the current window. `key` is a hash, because it contains an address. */
  rate_limits: { key: string; hits: number; ends_at: string };
  /** The last run of each background job, and the lease of the process that is running it. */
  jobs: {
    name: string;
    started_at: string;
    /** When the last successful run began. */
    succeeded_at: string | null;
    /** When the last run failed; null if it succeeded. */
    failed_at: string | null;
    /** Failed runs since the last successful one. */
    failures: Generated<number>;
    error: string | null;
    token: string | null;
    lease_ends_at: string | null;
  };
}
