import type { UserRow } from '../../accounts/index.ts';

/** Identifies the account to authenticators: random, without personal data. */
export const userIdOf = ({ document_id }: Pick<UserRow, 'document_id'>) =>
  new TextEncoder().encode(document_id);

export const userHandleOf = (user: Pick<UserRow, 'document_id'>) =>
  Buffer.from(userIdOf(user)).toString('base64url');
