import { can, INVITATION_DAYS, isStaffRole, type StaffRole } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../db/client.ts';
import { AppError, accessDenied } from '../../errors.ts';
import type { Actor } from '../../http/access/actor.ts';
import { localSite } from '../../languages/site.ts';
import {
  cancelDeletion,
  changeAccess,
  createInvitedUser,
  freeUsernameFor,
} from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { revokeEmailLinks } from '../email-change/index.ts';
import { issueResetLink, passwordRecoveryAccountHooks } from '../password-recovery/index.ts';
import { removeFactors } from '../second-factors/index.ts';
import { endAllSessions, forgetDevices } from '../sessions/index.ts';
import { checkWithin, lockTarget } from './check-authority.ts';
import type { StaffContext } from './context.ts';
import { invitationMail } from './invitations/invitation-mails.ts';
import { findOwner, findPersonByEmail, type Person, personName } from './staff.repo.ts';
import { deleteWritingTokensOf } from './tokens/api-tokens.repo.ts';

const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60_000;

export interface Invitation {
  isNew: boolean;
  /** Where a password is chosen; undefined if the account has the role already and nothing changed. */
  link: string | undefined;
  /** Whether the inviter may see the link. */
  isLinkShown: boolean;
}

interface Invited {
  readonly email: string;
  readonly role: StaffRole;
  /** What colleagues call a new account until its owner changes it. */
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/**
 * Gives an address a role and mails it a link to choose a password, which is then the only way into the
 * account: anybody can have registered with the address. Repeating it sends a new link until it was used.
 */
export async function inviteStaff(
  context: StaffContext,
  actor: Actor,
  { email, role, firstName, lastName }: Invited,
): Promise<Invitation> {
  const { db, now, outbox, site, delivery } = context;
  const at = now();
  const invitation = await db.transaction(async (tx): Promise<Invitation> => {
    const names = { firstName: firstName || null, lastName: lastName || null };
    const { person, isNew } = await getPerson(tx, { email, ...names, at });
    const { target, actorRole, self } = await lockTarget(tx, actor, person.id);
    if (!can(actorRole, 'staff.manage')) throw accessDenied();
    checkWithin(actorRole, role);
    await checkCanBeInvited(tx, actor, { target, email, role });
    const hadPassword = target.password_hash !== '';
    if (target.role === role && hadPassword) return { isNew, link: undefined, isLinkShown: false };
    await changeAccess(tx, target.id, { role, password_hash: '' }, at);
    await revokeAccess(context, tx, target.id);
    const local = localSite(site, target);
    const link = await issueResetLink(tx, {
      userId: target.id,
      siteUrl: local.url,
      at,
      lifetimeMs: LIFETIME_MS,
      page: pages.invitation,
    });
    const inviter = self && personName(self);
    await outbox.put(tx, invitationMail(local, { to: email, inviter, role, link, hadPassword }));
    const isLinkShown = delivery !== 'sent' && (isNew || isUnused(target));
    await recordAction(tx, {
      actor,
      at,
      action: 'staff.invite',
      target: { kind: 'users', id: target.id },
      before: { role: isNew ? null : target.role },
      after: { role, ...(isLinkShown ? { isLinkShown } : {}) },
    });
    return { isNew, link, isLinkShown };
  });
  outbox.wake();
  return invitation;
}

interface NewPerson {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly at: Date;
}

async function getPerson(tx: Queries, invited: NewPerson) {
  const { email } = invited;
  const existing = await findPersonByEmail(tx, email);
  if (existing) return { person: existing, isNew: false };
  const username = await freeUsernameFor(tx, invited, 'staff');
  const created = await createInvitedUser(tx, { ...invited, username });
  if (created) return { person: created, isNew: true };
  // Another invitation may have created it in the meantime.
  const person = await findPersonByEmail(tx, email);
  if (!person) throw new AppError('conflict', messageReference('staff-server', 'notCreated'));
  return { person, isNew: false };
}

/**
 * The link of an account that somebody has used would let the inviter into it. An account that an invitation
 * created has been staff since its first moment, and has a password as soon as it is used.
 */
const isUnused = ({ password_hash, staff_since, created_at }: Person): boolean =>
  password_hash === '' && staff_since === created_at;

async function checkCanBeInvited(
  tx: Queries,
  actor: Actor,
  { target, email, role }: { target: Person; email: string; role: StaffRole },
): Promise<void> {
  // The address may have been changed since it was looked up.
  if (target.email !== email)
    throw new AppError('conflict', messageReference('staff-server', 'tryAgain'));
  if (target.is_blocked)
    throw new AppError('conflict', messageReference('staff-server', 'isBlocked'));
  if (isStaffRole(target.role) && target.role !== role) {
    throw new AppError(
      'conflict',
      messageReference('staff-server', 'hasRole', { role: target.role }),
    );
  }
  if (role !== 'owner' || target.role === 'owner') return;
  if (actor.kind === 'user' || (await findOwner(tx))) {
    throw new AppError('conflict', messageReference('staff-server', 'hasOwner'));
  }
}

async function revokeAccess(context: StaffContext, tx: Queries, userId: number): Promise<void> {
  await passwordRecoveryAccountHooks.onPasswordChange(tx, userId);
  await revokeEmailLinks(tx, userId);
  await cancelDeletion(context, tx, userId);
  await endAllSessions(tx, userId);
  await forgetDevices(tx, userId);
  await removeFactors(tx, userId);
  await deleteWritingTokensOf(tx, userId);
}
