import type { Queries } from '../../../../db/client.ts';
import { findUserRow } from '../../../accounts/index.ts';

/** The usernames of the few members of staff that a screen names. */
export async function findStaffNames(
  queries: Queries,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string | null> {
  const names = new Map<number, string>();
  for (const id of new Set(ids)) {
    const user = id === null ? undefined : await findUserRow(queries, id);
    if (user) names.set(user.id, user.username);
  }
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
