import type { User } from '@rostra/contract';
import { toUser, type UserRow } from '../accounts/index.ts';
import type { ProfileContext } from './context.ts';

export async function describeUser(_context: ProfileContext, row: UserRow): Promise<User> {
  return toUser(row);
}
