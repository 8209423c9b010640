import type { NewOwner } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import {
  type AccountContext,
  type AccountSessions,
  changeAccess,
  checkNewPassword,
  createMember,
  findUserRow,
  hashCode,
  type LoginResult,
} from '../../accounts/index.ts';
import { recordAction } from '../../audit/index.ts';
import { findOwner } from '../staff.repo.ts';
import { isSetupKeyStored, putSetupPending, takeSetupKey } from './setup-key.ts';

/** The same error for wrong and used keys, and for a site with an owner: strangers learn nothing. */
export async function checkSetupKey(
  { db }: Pick<AccountContext, 'db'>,
  key: string,
): Promise<void> {
  const isValid = await isSetupKeyStored(db.queries, hashCode(key));
  if (!isValid || (await findOwner(db.queries))) throw notFound();
}

/** Creates the owner and logs them in. The key works once; a refused password does not use it up. */
export async function setUpOwner(
  context: AccountContext,
  sessions: AccountSessions,
  { key, username, email, password, language }: NewOwner & { language: string },
  client: ClientInfo,
): Promise<LoginResult> {
  // Before the password is hashed, which takes time.
  await checkSetupKey(context, key);
  checkNewPassword(context, { password, owner: { username, email }, field: 'password' });
  const passwordHash = await context.hasher.hash(password);
  const { owner, login } = await context.db.transaction(async (tx) => {
    if (!(await takeSetupKey(tx, hashCode(key))) || (await findOwner(tx))) throw notFound();
    const member = { username, email, passwordHash, language };
    const { id } = await createMember(context, tx, member, client);
    await changeAccess(tx, id, { role: 'owner' }, context.now());
    await putSetupPending(tx, context.now().toISOString());
    await recordAction(tx, {
      actor: { kind: 'user', userId: id, address: client.address },
      at: context.now(),
      action: 'staff.set_up_owner',
      target: { kind: 'users', id },
      after: { role: 'owner' },
    });
    const owner = await findUserRow(tx, id);
    if (!owner) throw notFound();
    return { owner, login: await sessions.start(tx, id, client) };
  });
  context.outbox.wake();
  return sessions.complete(owner, login);
}
