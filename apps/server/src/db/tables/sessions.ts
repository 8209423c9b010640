export interface SessionsTables {
  sessions: {
    id: string;
    user_id: number;
    device: string;
    /** Where it was last used; null for sessions from before this was recorded. */
    ip_address: string | null;
    created_at: string;
    last_used_at: string;
    expires_at: string;
    /** When the holder last proved their identity, by logging in or later. */
    proved_at: string;
  };
  /** All refresh tokens of a session. Reuse of a used one means that it was stolen. */
  refresh_tokens: {
    token_hash: string;
    session_id: string;
    created_at: string;
    used_at: string | null;
    /** When it was exchanged a second time, within the grace period. */
    reused_at: string | null;
  };
  known_devices: { user_id: number; device_hash: string; seen_at: string };
}
