import type { Role, SecurityEventKind, TokenAccess } from '@rostra/contract';
import type { Generated, Selectable } from 'kysely';

export interface AccountTables {
  users: {
    id: Generated<number>;
    document_id: string;
    username: string;
    /** The username with case and look-alike letters folded; unique. */
    username_key: string;
    /** In lower case. */
    email: string;
    /** When the owner proved that they can read mail to the address. */
    email_confirmed_at: string | null;
    password_hash: string;
    role: Role;
    /** When a member became staff; null for members, and for staff from before this was recorded. */
    staff_since: string | null;
    is_blocked: 0 | 1;
    first_name: string | null;
    last_name: string | null;
    bio: string | null;
    organisation: string | null;
    avatar_id: number | null;
    /** A JSON string, byte for byte as the member sent it. */
    metadata: string | null;
    stripe_customer_id: string | null;
    /** The language of mails and notices; null means the site's default language. */
    language: string | null;
    /** When the account was created on this site. No import can set it: rolls of votes depend on it. */
    created_at: string;
    /** Since when they were a member elsewhere, as an import said; null for all others. */
    member_since: string | null;
    updated_at: string;
  };
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
  /** Tokens of programs that call the API. They act for a member of staff, with some of their rights. */
  api_tokens: {
    id: Generated<number>;
    name: string;
    token_hash: string;
    access: TokenAccess;
    user_id: number;
    created_at: string;
    /** Null: works until it is revoked. */
    expires_at: string | null;
    last_used_at: string | null;
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
  throttles: { key: string; attempts: number; last_attempt_at: string; blocked_until: string };
  /** What happened to an account. `user_id` is null for failed logins to unknown accounts. */
  security_events: {
    id: Generated<number>;
    user_id: number | null;
    kind: SecurityEventKind;
    device: string | null;
    ip_address: string | null;
    created_at: string;
  };
  /** `user_id` is null for an unknown address, so that both cases take the same time. */
  reset_codes: { code_hash: string; user_id: number | null; expires_at: string };
  /** Links to confirm the address of an account, or to take it back. */
  email_confirmations: {
    code_hash: string;
    user_id: number;
    email: string;
    created_at: string;
    expires_at: string;
  };
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
  /** Accounts that are deleted once `due_at` has passed; a login removes the row. */
  account_deletions: { user_id: number; code_hash: string; due_at: string };
  /** Avatar files that belong to no user yet or no longer; the clean-up deletes them. */
  loose_avatars: { file_name: string; created_at: string };
  /** What staff wrote about a member. */
  member_notes: {
    id: Generated<number>;
    user_id: number;
    author_id: number | null;
    author_name: string;
    text: string;
    created_at: string;
  };
  /** Filters of the list of members, as in its URL. Of names that differ in case only, there is one. */
  member_segments: {
    id: Generated<number>;
    name: string;
    name_key: string;
    query: string;
    updated_at: string;
  };
  /** The outbox. `sealed` is the encrypted mail, wiped once sent; `due_at` is null when done. */
  mails: {
    id: Generated<number>;
    kind: string;
    recipient: string;
    sealed: string | null;
    attempts: number;
    created_at: string;
    due_at: string | null;
    sent_at: string | null;
    last_error: string | null;
    /** What the mail server said to the last attempt, without links and codes. */
    server_reply: string | null;
  };
  /** Addresses that their mail servers refused for good. */
  undeliverable_addresses: { address: string; server_reply: string; since: string };
}

export type UserRow = Selectable<AccountTables['users']>;

/** What the API may show of a user. */
export type VisibleUserRow = Omit<UserRow, 'password_hash' | 'username_key'>;
