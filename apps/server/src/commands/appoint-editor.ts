import { randomBytes } from 'node:crypto';
import { emailSchema } from '@rostra/contract';
import type { Db } from '../db/client.ts';
import { StartError } from '../errors.ts';
import { cancelDeletion, grantEditorRole } from '../features/accounts/index.ts';
import { revokeEmailLinks } from '../features/email-change/index.ts';
import {
  issueResetLink,
  passwordRecoveryAccountHooks,
} from '../features/password-recovery/index.ts';
import { removeFactors } from '../features/second-factors/index.ts';
import { forgetDevices, sessionsAccountHooks } from '../features/sessions/index.ts';

export interface AppointedEditor {
  email: string;
  isNew: boolean;
  /** The page where the editor chooses a password. */
  link: string;
}

/** Afterwards, the returned link is the only way into the account. */
export async function appointEditor(
  { db, now, siteUrl }: { db: Db; now: () => Date; siteUrl: string },
  address: string,
): Promise<AppointedEditor> {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new StartError(`"${address}" is not an email address.`);
  const email = parsed.data;
  const at = now();
  return db.transaction(async (tx) => {
    const { user, isNew } = await grantEditorRole(tx, {
      email,
      newUsername: usernameFor(email),
      at,
    });
    if (!user) throw new StartError('The account could not be created. Please try again.');
    await passwordRecoveryAccountHooks.onPasswordChange(tx, user.id);
    await revokeEmailLinks(tx, user.id);
    await cancelDeletion({ now }, tx, user.id);
    await sessionsAccountHooks.onPasswordChange(tx, user.id);
    await forgetDevices(tx, user.id);
    await removeFactors(tx, user.id);
    return { email, isNew, link: await issueResetLink(tx, { userId: user.id, siteUrl, at }) };
  });
}

/** The suffix is independent of the one-time code, which must not become public in a username. */
function usernameFor(email: string): string {
  const [local = ''] = email.split('@', 1);
  const name = local.replace(/[^a-z0-9._-]/g, '').replace(/^[._-]+/, '') || 'editor';
  return `${name.slice(0, 21)}-${randomBytes(4).toString('hex')}`;
}
