export interface DbTables {
  migrations: { name: string; applied_at: string };
  /** What is known once for the whole site, under a key of the feature that stores it. */
  installation: { key: string; value: string };
}
