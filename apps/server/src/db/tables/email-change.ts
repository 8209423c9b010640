export interface EmailChangeTables {
  /** A pending email change: the address is confirmed by the link that was sent to it. */
  email_changes: { user_id: number; email: string; code_hash: string; expires_at: string };
  /** Undo links for email changes, sent to the old address. */
  email_undos: {
    code_hash: string;
    user_id: number;
    email: string;
    created_at: string;
    expires_at: string;
  };
}
