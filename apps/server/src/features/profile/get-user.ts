import type { User } from '@rostra/contract';
import type { Member } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import { describeUser, findUserOfRequest } from '../accounts/index.ts';
import type { ProfileContext } from './context.ts';

/** A path's id as a number; undefined for anything that cannot be one. */
export const readUserId = (id: string | number): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(id)) && Number(id) < 2 ** 31 ? Number(id) : undefined;

/** Oneself, or anyone for an editor. Somebody else looks the same as nobody. */
export async function getVisibleUser(
  context: ProfileContext,
  caller: Member,
  id: number | undefined,
): Promise<User> {
  const isVisible = id === caller.userId || caller.role === 'editor';
  const row = isVisible && id ? await findUserOfRequest(context.db, id) : undefined;
  if (!row) throw new AppError('not_found', 'Not Found');
  return describeUser(context, row);
}
