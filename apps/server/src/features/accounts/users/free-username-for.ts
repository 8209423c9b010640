import { usernameSchema } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { nameIn, usernameFor } from './username-for.ts';
import { usernameKey } from './username-key.ts';
import { findUserByUsernameKey } from './users.repo.ts';

interface Colleague {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** For somebody whom colleagues know: the part before the @ if it is free, else the name, else with a suffix. */
export async function freeUsernameFor(
  tx: Queries,
  { email, firstName, lastName }: Colleague,
  fallback: string,
): Promise<string> {
  const name = [firstName, lastName].filter(Boolean).join('.').toLowerCase().replace(/\s+/g, '.');
  for (const candidate of [nameIn(email), name]) {
    const { data: username } = usernameSchema.safeParse(candidate);
    if (username && !(await findUserByUsernameKey(tx, usernameKey(username)))) return username;
  }
  return usernameFor(email, fallback);
}
