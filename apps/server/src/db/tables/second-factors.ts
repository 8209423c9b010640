import type { Generated } from 'kysely';

export interface SecondFactorTables {
  /** An authenticator app. It becomes active when its first code confirms it. */
  totp_factors: {
    user_id: number;
    /** Encrypted, for this user only. */
    sealed_secret: string;
    /** Codes of this and earlier time steps are no longer accepted. */
    last_used_step: number;
    created_at: string;
    confirmed_at: string | null;
  };
  recovery_codes: {
    user_id: number;
    code_hash: string;
    created_at: string;
    used_at: string | null;
  };
  passkeys: {
    id: Generated<number>;
    user_id: number;
    credential_id: string;
    /** COSE, in base64url. */
    public_key: string;
    /** PostgreSQL returns it as text. */
    counter: number;
    /** A JSON array. */
    transports: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** `purpose` names what a challenge is for and the session or pending login that it belongs to. */
  passkey_challenges: { challenge_hash: string; purpose: string; expires_at: string };
  /** Logins that wait for a second factor. */
  pending_logins: { token_hash: string; user_id: number; expires_at: string };
}
