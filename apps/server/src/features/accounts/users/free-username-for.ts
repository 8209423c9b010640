import { usernameSchema } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { nameIn, usernameFor } from './username-for.ts';
import { usernameKey } from './username-key.ts';
import { findUserByUsernameKey } from './users.repo.ts';

/** For somebody whom colleagues know by this name: the part before the @ if it is free, else with a suffix. */
export async function freeUsernameFor(
  tx: Queries,
  email: string,
  fallback: string,
): Promise<string> {
  const { data: name } = usernameSchema.safeParse(nameIn(email));
  const isFree = name && !(await findUserByUsernameKey(tx, usernameKey(name)));
  return isFree ? name : usernameFor(email, fallback);
}
