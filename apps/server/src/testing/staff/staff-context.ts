import type { AuthResponse, Role } from '@rostra/contract';
import { createOutbox, deliveryOf } from '../../features/mail/index.ts';
import { createStaffDeadline } from '../../features/second-factors/index.ts';
import type { StaffContext } from '../../features/staff/index.ts';
import type { Actor } from '../../http/access/actor.ts';
import { createSite } from '../../languages/site.ts';
import type { AccountsApp } from '../test-accounts.ts';

export const terminal: Actor = { kind: 'terminal', user: 'root', host: 'server-1' };

export const staffContext = ({ deps, clock }: AccountsApp): StaffContext => ({
  db: deps.db,
  now: clock.now,
  outbox: createOutbox({ secret: deps.secret, now: clock.now }),
  staffDeadline: createStaffDeadline({
    db: deps.db,
    now: clock.now,
    isRequired: deps.env.STAFF_SECOND_FACTOR,
  }),
  site: createSite(deps.env),
  delivery: deliveryOf(deps),
});

/** Registers someone and gives them a role. */
export async function joinAs(
  { join, deps, clock }: AccountsApp,
  username: string,
  role: Role,
): Promise<AuthResponse> {
  const person = await join(username);
  const users = deps.db.queries.updateTable('users').where('id', '=', person.user.id);
  const staffSince = role === 'member' ? null : clock.now().toISOString();
  await users.set({ role, staff_since: staffSince }).execute();
  return person;
}
