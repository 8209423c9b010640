import { errorStatus } from '@rostra/browser/errors';
import { patchUser, type User, type UserChanges, updateMe, updateUser } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

/**
 * Saves the member's own data. The specification requires PUT `me`, then PUT and PATCH by id as
 * fallbacks. Errors that every variant would return are final.
 */
export async function updateOwnUser(
  api: Client,
  user: Pick<User, 'id'> | undefined,
  changes: UserChanges,
): Promise<User> {
  if (!user) throw new Error('User not authenticated');
  const { id } = user;
  if (!id) throw new Error('User ID not found');
  const attempts = [
    () => api(updateMe, { body: changes }),
    () => api(updateUser, { params: { id }, body: changes }),
    () => api(patchUser, { params: { id }, body: changes }),
  ];
  let failure: unknown;
  for (const save of attempts) {
    try {
      return await save();
    } catch (error) {
      if (isFinal(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}

const FINAL = new Set([0, 400, 401, 413, 429]);

const isFinal = (error: unknown) => FINAL.has(errorStatus(error) ?? 0);
