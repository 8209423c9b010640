import type { AuthResponse, Role } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import type { AccountsApp } from '../../../testing/test-accounts.ts';
import { createOutbox } from '../../mail/index.ts';
import type { StaffContext } from '../context.ts';

export const terminal: Actor = { kind: 'terminal', user: 'root', host: 'server-1' };

export const staffContext = ({ deps, clock }: AccountsApp): StaffContext => ({
  db: deps.db,
  now: clock.now,
  outbox: createOutbox({ secret: deps.secret, now: clock.now }),
  site: { name: 'Rostra', url: 'http://rostra.test' },
});

/** Registers somebody and gives them a role. */
export async function joinAs(
  { join, deps }: AccountsApp,
  username: string,
  role: Role,
): Promise<AuthResponse> {
  const person = await join(username);
  const users = deps.db.queries.updateTable('users').where('id', '=', person.user.id);
  await users.set({ role }).execute();
  return person;
}
