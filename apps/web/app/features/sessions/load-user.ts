import type { SessionUser } from './session.ts';

/** Until accounts exist nobody can be logged in, and a stored token is stale. */
export async function loadUser(_token: string): Promise<SessionUser> {
  throw new Error('There are no accounts yet');
}
