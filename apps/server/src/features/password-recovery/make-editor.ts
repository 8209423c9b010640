import { emailSchema } from '@rostra/contract';
import type { Db, Queries } from '../../db/client.ts';
import { StartError } from '../../errors.ts';
import {
  deleteEmailChangeOf,
  deleteResetCodesOf,
  findUserByEmail,
  hashCode,
  insertResetCode,
  insertUser,
  lockUser,
  newCode,
  newUser,
  type UserRow,
  updateUser,
} from '../accounts/index.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import { RESET_CODE_LIFETIME_MS, resetLink } from './reset-code.ts';

export interface MadeEditor {
  email: string;
  isNew: boolean;
  /** Where the editor chooses a password. */
  link: string;
}

/** Not a hash of anything: nobody logs in with it until a password is chosen by the link. */
const NO_PASSWORD =
  '$argon2id$v=19$m=8,t=1,p=1$bm8gcGFzc3dvcmQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Gives an account the editor's role, and a way in to whoever is handed the link, nobody else. */
export async function makeEditor(
  { db, now, siteUrl }: { db: Db; now: () => Date; siteUrl: string },
  address: string,
): Promise<MadeEditor> {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new StartError(`"${address}" is not an e-mail address.`);
  const email = parsed.data;
  const code = newCode();
  const at = now();
  const isNew = await db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    const user = known
      ? await takeOver(tx, known, at)
      : await insertUser(tx, {
          ...newUser({ username: usernameFor(email, code), email, passwordHash: NO_PASSWORD }, at),
          role: 'editor',
        });
    if (!user) throw new StartError('The account could not be made. Please try again.');
    await insertResetCode(tx, {
      code_hash: hashCode(code),
      user_id: user.id,
      expires_at: new Date(at.getTime() + RESET_CODE_LIFETIME_MS).toISOString(),
    });
    return known === undefined;
  });
  return { email, isNew, link: resetLink(siteUrl, code) };
}

/** Anyone can register with an address that is not theirs, so nothing of theirs stays a way in. */
async function takeOver(tx: Queries, { id, email }: UserRow, at: Date) {
  // Its owner may have moved it to another address since it was found.
  if ((await lockUser(tx, id))?.email !== email) return undefined;
  await deleteResetCodesOf(tx, id);
  await deleteEmailChangeOf(tx, id);
  await deleteSessionsOf(tx, id);
  return updateUser(tx, id, {
    role: 'editor',
    password_hash: NO_PASSWORD,
    updated_at: at.toISOString(),
  });
}

const usernameFor = (email: string, code: string) =>
  `${email.split('@', 1)[0]?.replace(/[^a-z0-9._-]/g, '')}-${code.slice(0, 6)}`;
