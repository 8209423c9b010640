import { can, isStaffRole, staffRoles, tokenRoles } from '@rostra/contract';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { type Caller, visitor } from '../../../http/caller.ts';
import { type AccountContext, findUserRow, type StaffPerson } from '../../accounts/index.ts';
import { hashApiToken } from './api-token.ts';
import { findLiveToken, type TokenRow, touchToken } from './api-tokens.repo.ts';

/** "Last used" is accurate to a minute, so that most requests do not write. */
const TOUCH_AFTER_MS = 60_000;
const NEVER = new Date(0).toISOString();

export interface TokenContext extends Pick<AccountContext, 'db' | 'now'> {
  readonly secondFactors: { isRoleSuspended(person: StaffPerson): Promise<boolean> };
}

/**
 * The caller behind an API token. The token and its owner are read each time, so that revoking it, blocking
 * the owner or taking away their role takes effect immediately.
 */
export async function authenticateToken(context: TokenContext, token: string): Promise<Caller> {
  const { db, now } = context;
  const at = now();
  const row = await findLiveToken(db.queries, hashApiToken(token), at.toISOString());
  const owner = row && (await findUserRow(db.queries, row.user_id));
  if (!row || !owner || owner.is_blocked) return visitor;
  const caller = await callerOf(context, row, owner);
  if (caller.token && isOlderThanAMinute(row, at)) {
    await touchToken(db.queries, row.id, at.toISOString());
  }
  return caller;
}

const isOlderThanAMinute = ({ last_used_at }: TokenRow, at: Date) =>
  last_used_at === null || at.getTime() - Date.parse(last_used_at) >= TOUCH_AFTER_MS;

/** A visitor without a token if the owner lacks a right that the token was given. */
async function callerOf(
  { secondFactors }: TokenContext,
  { id, access, user_id: userId }: TokenRow,
  { password_hash: _, username_key: __, ...user }: UserRow,
): Promise<Caller> {
  const token = { id };
  const role = tokenRoles[access];
  if (role === null) return { role: 'visitor', token };
  if (!staffRoles[role].capabilities.every((capability) => can(user.role, capability))) {
    return visitor;
  }
  const { role: ownRole, staff_since: staffSince } = user;
  const isSuspended =
    isStaffRole(ownRole) &&
    (await secondFactors.isRoleSuspended({ userId, role: ownRole, staffSince }));
  if (isSuspended) return visitor;
  return { token, role, userId, user, sessionId: `token-${id}`, provedAt: NEVER };
}
