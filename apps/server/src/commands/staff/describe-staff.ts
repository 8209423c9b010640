import type { StaffMember } from '@rostra/contract';
import { listStaff, type StaffContext } from '../../features/staff/index.ts';

const FACTORS = { totp: 'authenticator app', passkey: 'passkey' };

/** Everyone with a role, one per line. */
export async function describeStaff(context: StaffContext): Promise<string> {
  const staff = await listStaff(context);
  if (staff.length === 0)
    return 'Nobody has a role yet. Invite the owner: npm run staff -- invite EMAIL owner';
  const width = Math.max(...staff.map(({ email }) => email.length));
  return staff
    .map((person) =>
      [person.role.padEnd(13), person.email.padEnd(width), stateOf(person)].join(' '),
    )
    .join('\n');
}

function stateOf({ factors, factorDueAt, isBlocked, isInvited }: StaffMember): string {
  const named = factors.map((factor) => FACTORS[factor]).join(' and ');
  const due = factorDueAt ? ` (required by ${factorDueAt.slice(0, 16).replace('T', ' ')} UTC)` : '';
  const state = isBlocked ? ', blocked' : isInvited ? ', invited' : '';
  return (named || `no second factor${due}`) + state;
}
