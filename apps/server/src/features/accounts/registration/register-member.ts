import type { Registration } from '@rostra/contract';
import { newDocumentId } from '../../../document-id.ts';
import { AppError } from '../../../errors.ts';
import type { ClientInfo } from '../../sessions/index.ts';
import type { AccountContext } from '../context.ts';
import { checkNewPassword } from '../credentials/password-policy.ts';
import { answerSignIn, type SignedIn, signIn } from '../login/sign-in.ts';
import { usernameKey } from '../users/username-key.ts';
import { insertUser, type UserRow } from '../users/users.repo.ts';
import { welcomeMail } from './emails.ts';

export async function registerMember(
  context: AccountContext,
  { username, email, password }: Registration,
  client: ClientInfo,
): Promise<SignedIn> {
  checkNewPassword(password, { username, email }, 'password');
  const passwordHash = await context.hasher.hash(password);
  const { user, started } = await context.db.transaction(async (tx) => {
    const user = await insertUser(tx, newUser({ username, email, passwordHash }, context.now()));
    if (!user) throw new AppError('already_taken', 'Email or Username are already taken');
    await context.outbox.put(tx, welcomeMail(context.site, user));
    return { user, started: await signIn(context, tx, user.id, client) };
  });
  return answerSignIn(context, user, started);
}

export function newUser(
  { username, email, passwordHash }: { username: string; email: string; passwordHash: string },
  now: Date,
): Omit<UserRow, 'id'> {
  return {
    document_id: newDocumentId(),
    username,
    username_key: usernameKey(username),
    email,
    password_hash: passwordHash,
    role: 'member',
    is_blocked: 0,
    first_name: null,
    last_name: null,
    bio: null,
    organisation: null,
    avatar_id: null,
    metadata: null,
    stripe_customer_id: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
