export interface EmailConfirmationTables {
  /** Links to confirm the address of an account, or to take it back. */
  email_confirmations: {
    code_hash: string;
    user_id: number;
    email: string;
    created_at: string;
    expires_at: string;
  };
}
