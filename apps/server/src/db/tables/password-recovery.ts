export interface PasswordRecoveryTables {
  /** `user_id` is null for an unknown address, so that both cases take the same time. */
  reset_codes: { code_hash: string; user_id: number | null; expires_at: string };
}
