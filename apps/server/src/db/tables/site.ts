export interface SiteTables {
  /** Settings that staff have changed. The value is JSON. */
  settings: {
    key: string;
    value: string;
    version: number;
    updated_at: string;
    /** Null if the account is gone. */
    updated_by: number | null;
  };
}
