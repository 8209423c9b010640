import type { Role, SecurityEventKind } from '@rostra/contract';
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
  /** Accounts that are deleted once `due_at` has passed; a login removes the row. */
  account_deletions: { user_id: number; code_hash: string; due_at: string };
}

export type UserRow = Selectable<AccountTables['users']>;

/** What the API may show of a user. */
export type VisibleUserRow = Omit<UserRow, 'password_hash' | 'username_key'>;
