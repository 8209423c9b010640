import {
  emailSchema,
  INVITATION_DAYS,
  isStaffRole,
  type StaffRole,
  staffRoleNames,
  staffRoles,
} from '@rostra/contract';
import { StartError } from '../../errors.ts';
import { accountKey, findUserByAccountKey } from '../../features/accounts/index.ts';
import {
  blockAccount,
  changeRole,
  inviteStaff,
  resetSecondFactors,
  revokeRole,
  type StaffContext,
  transferOwnership,
  unblockAccount,
} from '../../features/staff/index.ts';
import type { Actor } from '../../http/access/actor.ts';
import { describeStaff } from './describe-staff.ts';

const STAFF_HELP = `Usage: npm run staff -- <command>

  list                    everyone with a role, and their second factors
  invite EMAIL [ROLE]     give an address a role (editor if none is named) and mail it a link to choose a password;
                          the password and the sessions of an existing account end, because anybody can have registered
  role EMAIL ROLE         change the role of a member of staff
  revoke EMAIL            make a member of staff a plain member again
  block EMAIL             block an account and end all its sessions
  unblock EMAIL           let a blocked account log in again
  reset-factors EMAIL     remove the second factors of someone who has lost the device, and end all sessions
  transfer EMAIL          make a member of staff the owner; the owner becomes an administrator

Roles: ${staffRoleNames.join(', ')}. There is one owner: invite the first one, transfer later.
Every command can be repeated, and is recorded in the audit log.`;

interface Command {
  context: StaffContext;
  actor: Actor;
  email: string;
  role: string | undefined;
}

/** Runs one command and returns what to print. Failures are sentences for the operator. */
export async function runStaffCommand(
  context: StaffContext,
  actor: Actor,
  [name = '--help', address, role, ...rest]: readonly string[],
): Promise<string> {
  if (name === '--help' || name === 'help') return STAFF_HELP;
  if (name === 'list') return describeStaff(context);
  const command = COMMANDS.get(name);
  if (!command) throw new StartError(`Unknown command "${name}". See npm run staff -- --help`);
  if (address === undefined)
    throw new StartError(`The email address is missing: npm run staff -- ${name} EMAIL`);
  if (rest.length > 0) throw new StartError(`Unexpected argument "${rest[0]}".`);
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new StartError(`"${address}" is not an email address.`);
  return command({ context, actor, email: email.data, role });
}

const COMMANDS = new Map<string, (command: Command) => Promise<string>>([
  ['invite', invite],
  ['role', setRole],
  ['revoke', revoke],
  ['block', block],
  ['unblock', unblock],
  ['reset-factors', resetFactors],
  ['transfer', transfer],
]);

async function invite({ context, actor, email, role = 'editor' }: Command): Promise<string> {
  const given = readRole(role);
  const { isNew, link } = await inviteStaff(context, actor, { email, role: given });
  const { name } = staffRoles[given];
  if (!link) return `${email} already has the role ${name}. Nothing has changed.`;
  const note = isNew ? '' : ' The old password no longer works, and all sessions have ended.';
  const mail =
    context.delivery === 'sent' ? 'was mailed' : 'waits in the outbox (no SMTP_URL is set)';
  return `${email} has the role ${name}.${note} The invitation ${mail}; this link works once, within ${INVITATION_DAYS} days:\n${link}`;
}

async function setRole({ context, actor, email, role }: Command): Promise<string> {
  if (role === undefined) throw new StartError(`Name a role: ${staffRoleNames.join(', ')}.`);
  const given = readRole(role);
  const userId = await getUserId(context, email);
  const isChanged = await changeRole(context, actor, { userId, role: given });
  const { name } = staffRoles[given];
  return isChanged
    ? `${email} now has the role ${name}.`
    : `${email} already has the role ${name}. Nothing has changed.`;
}

async function revoke({ context, actor, email }: Command): Promise<string> {
  const isChanged = await revokeRole(context, actor, await getUserId(context, email));
  return isChanged
    ? `${email} is now a plain member.`
    : `${email} has no role. Nothing has changed.`;
}

async function block({ context, actor, email }: Command): Promise<string> {
  const isChanged = await blockAccount(context, actor, await getUserId(context, email));
  return isChanged
    ? `${email} is blocked, and all its sessions have ended.`
    : `${email} is already blocked. Nothing has changed.`;
}

async function unblock({ context, actor, email }: Command): Promise<string> {
  const isChanged = await unblockAccount(context, actor, await getUserId(context, email));
  return isChanged ? `${email} can log in again.` : `${email} is not blocked. Nothing has changed.`;
}

async function resetFactors({ context, actor, email }: Command): Promise<string> {
  const isChanged = await resetSecondFactors(context, actor, await getUserId(context, email));
  return isChanged
    ? `The second factors of ${email} are removed, all sessions have ended, and the owner is notified.`
    : `${email} has no second factor. Nothing has changed.`;
}

async function transfer({ context, actor, email }: Command): Promise<string> {
  const isChanged = await transferOwnership(context, actor, await getUserId(context, email));
  return isChanged
    ? `${email} is now the owner. The previous owner is now an administrator.`
    : `${email} is already the owner. Nothing has changed.`;
}

function readRole(role: string): StaffRole {
  if (isStaffRole(role)) return role;
  throw new StartError(`"${role}" is not a role. The roles are ${staffRoleNames.join(', ')}.`);
}

async function getUserId({ db }: StaffContext, email: string): Promise<number> {
  const user = await findUserByAccountKey(db.queries, accountKey(email) ?? '');
  if (!user) throw new StartError(`There is no account with the address ${email}.`);
  return user.id;
}
