import { can, type User } from '@rostra/contract';
import { notFound } from '../../errors.ts';
import { forbidden, isSuspendedFrom } from '../../http/access/forbidden.ts';
import type { Member } from '../../http/caller.ts';
import { findUser } from '../accounts/index.ts';
import type { ProfileContext } from './context.ts';

/** The id in a path as a number; undefined if it cannot be one. */
export const readUserId = (id: string | number): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(id)) && Number(id) < 2 ** 31 ? Number(id) : undefined;

/** Members see only themselves. Other users appear not to exist. */
export async function getVisibleUser(
  context: ProfileContext,
  caller: Member,
  id: number | undefined,
): Promise<User> {
  if (id !== caller.userId && isSuspendedFrom(caller, 'members.read')) {
    throw forbidden(caller, 'members.read');
  }
  const isVisible = id === caller.userId || can(caller.role, 'members.read');
  const user = isVisible && id ? await findUser(context, id) : undefined;
  if (!user) throw notFound();
  return user;
}
