import { newDocumentId } from '../../../db/document-id.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { usernameKey } from './username-key.ts';

interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  language?: string | null;
}

export function newUser(
  { username, email, passwordHash, language = null }: NewUser,
  now: Date,
): Omit<UserRow, 'id'> {
  return {
    document_id: newDocumentId(),
    username,
    username_key: usernameKey(username),
    email,
    email_confirmed_at: null,
    password_hash: passwordHash,
    role: 'member',
    staff_since: null,
    is_blocked: 0,
    first_name: null,
    last_name: null,
    bio: null,
    organisation: null,
    avatar_id: null,
    metadata: null,
    stripe_customer_id: null,
    language,
    created_at: now.toISOString(),
    member_since: null,
    updated_at: now.toISOString(),
  };
}
